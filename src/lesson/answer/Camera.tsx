import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as words from '#words/answer';
import { Failure } from '../../ui/PressFailed';
import styles from './Answers.module.css';

/** A code is looked for so often; a pupil holds it up for some seconds. */
const LOOK_MS = 200;
/** Wide enough for the largest code at arm's length, and small enough for an old computer. */
const MOST_PIXELS = 800;

type Reader = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null;

/** Reads the code in what the camera shows now; undefined for none. */
function readFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement, findCode: Reader): string | undefined {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, MOST_PIXELS / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || width === 0 || height === 0) return undefined;
  Object.assign(canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  return findCode(context.getImageData(0, 0, width, height).data, width, height)?.data;
}

/** Opens the camera. Rejects where there is none, or where it is refused. */
const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices
    ? navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
    : Promise.reject(new DOMException('no camera', 'NotFoundError'));

interface CameraProps {
  onRead: (text: string) => void;
  /** It was stopped, since the page is hidden. */
  onEnd: () => void;
}

/** The camera's picture, and the codes that are held up to it. It stops when it is taken away, and when the page is hidden. */
export function Camera({ onRead, onEnd }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<string>();
  const lastRead = useRef('');
  const tell = useEffectEvent((text: string) => {
    // A code stays before the camera for many looks.
    if (text === lastRead.current) return;
    lastRead.current = text;
    onRead(text);
  });
  const hide = useEffectEvent(() => document.hidden && onEnd());
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const stop = () => {
      isGone = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      const [reader, opened] = await Promise.all([import('jsqr'), openCamera()]);
      stream = opened;
      if (isGone || !video.current) return stop();
      const shown = video.current;
      shown.srcObject = stream;
      await shown.play();
      const canvas = document.createElement('canvas');
      const look = () => {
        const text = readFrame(shown, canvas, reader.default);
        if (text) tell(text);
        timer = setTimeout(look, LOOK_MS);
      };
      if (!isGone) look();
    };
    start().catch((error: unknown) => {
      stop();
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      setFailure(isRefused ? words.cameraRefused : words.cameraMissing);
    });
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      stop();
    };
  }, []);
  if (failure) return <Failure>{failure}</Failure>;
  return (
    <div className={styles.camera}>
      <video ref={video} className={styles.video} muted playsInline aria-label={words.cameraLabel} />
      <p>{words.cameraHow}</p>
    </div>
  );
}
