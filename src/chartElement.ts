// <threadprint-chart name="water" lang="de">: the one file that other pages load, v1/chart.js. It imports no more than it
// needs, and asks for nothing but the frame.
import { findEmbed, formatEmbedRoom } from './model/embeds';
import { BUILT_LANGUAGES } from './words/language';
import { languageFolder } from './words/languages';

// On a page of ours it is a module of that page's.
const script = document.currentScript;
const base = script instanceof HTMLScriptElement ? new URL('..', script.src).href : import.meta.env.BASE_URL;
const SANDBOX = 'allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox';

class ThreadprintChart extends HTMLElement {
  static observedAttributes = ['name', 'lang'];
  #frame = document.createElement('iframe');
  #fallback = document.createElement('slot');

  constructor() {
    super();
    const { style } = this.#frame;
    this.#frame.loading = 'lazy';
    this.#frame.allow = 'clipboard-write';
    this.#frame.setAttribute('sandbox', SANDBOX);
    // Set one by one, styles are no inline style to a strict policy.
    for (const [name, value] of Object.entries({
      display: 'block',
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
    }))
      style.setProperty(name, value);
  }

  connectedCallback() {
    addEventListener('message', this.#hear);
    this.attributeChangedCallback();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#hear);
  }

  /** Any frame may send a message: ours is told by its window, since a sandbox has no origin. */
  #hear = ({ source, data }: MessageEvent) => {
    if (source === null || source !== this.#frame.contentWindow) return;
    const height = Number(data?.threadprintHeight);
    if (!(height > 0)) return;
    this.#fallback.style.visibility = 'hidden';
    this.#frame.parentElement?.style.setProperty('height', `${height}px`);
  };

  attributeChangedCallback() {
    const name = this.getAttribute('name') ?? '';
    const id = findEmbed(name);
    if (!id || !this.isConnected) return;
    const language = BUILT_LANGUAGES.find((built) => built === this.lang.slice(0, 2)) ?? 'en';
    const src = `${base}${languageFolder(language)}charts/embed/${name}`;
    if (this.#frame.getAttribute('src') === src) return;
    this.#frame.src = src;
    this.#frame.title = this.querySelector('img')?.alt || this.title || name;
    if (this.shadowRoot) return;
    const box = document.createElement('div');
    this.style.display = 'block';
    this.style.containerType = 'inline-size';
    box.style.position = 'relative';
    box.style.minHeight = formatEmbedRoom(id, 'cqi');
    box.append(this.#fallback, this.#frame);
    this.attachShadow({ mode: 'open' }).append(box);
  }
}

if (!customElements.get('threadprint-chart')) customElements.define('threadprint-chart', ThreadprintChart);
