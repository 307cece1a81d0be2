/** One window of one browser, however it is driven. */
export interface EngineWindow {
  open: (url: string) => Promise<void>;
  /** Runs `script` (the body of a function, it may `return`) in the page. */
  evaluate: <Result>(script: string) => Promise<Result>;
  /** Clicks the first element that matches, as a visitor would. */
  click: (selector: string) => Promise<void>;
  /** What its console complained of; WebDriver has none to read. */
  complaints: string[];
  screenshot: (path: string) => Promise<void>;
  /** The page on paper, as PDF; WebKitGTK's driver cannot print. */
  print?: (format: 'A4' | 'Letter') => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

export interface Engine {
  name: string;
  /** Debian packages that bring it. */
  packages: readonly string[];
  isInstalled: () => boolean;
  launch: (size: Size) => Promise<EngineWindow>;
  /** Starts it on a reader’s own folder, with the page that was open there when it was closed: Chromium’s driver alone can. */
  restore?: (size: Size, folder: string) => Promise<EngineWindow>;
}
