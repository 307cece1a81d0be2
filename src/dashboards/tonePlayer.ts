const LOUDNESS = 0.16;
const ATTACK_S = 0.03;
const RELEASE_S = 0.12;

interface TonePlayer {
  /** Plays one tone at once. */
  play: (pitchHz: number, durationMs: number) => void;
  silence: () => void;
  close: () => void;
}

const SILENT: TonePlayer = { play: () => {}, silence: () => {}, close: () => {} };

/** Soft tones by Web Audio. Where a browser has none or refuses it, the run through the bars goes on in silence. */
export function createTonePlayer(): TonePlayer {
  let audio: AudioContext;
  try {
    audio = new AudioContext();
  } catch {
    return SILENT;
  }
  let sounding: GainNode | undefined;
  const silence = () => {
    if (!sounding) return;
    const now = audio.currentTime;
    sounding.gain.cancelScheduledValues(now);
    sounding.gain.setTargetAtTime(0, now, 0.02);
    sounding = undefined;
  };
  return {
    silence,
    play(pitchHz, durationMs) {
      // Refused, or closed before it came: the run goes on in silence.
      audio.resume().catch(() => {});
      silence();
      const start = audio.currentTime;
      const end = start + durationMs / 1000;
      const gain = audio.createGain();
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK_S);
      gain.gain.setValueAtTime(LOUDNESS, end - RELEASE_S);
      gain.gain.linearRampToValueAtTime(0, end);
      const tone = audio.createOscillator();
      tone.type = 'triangle';
      tone.frequency.value = pitchHz;
      tone.connect(gain).connect(audio.destination);
      tone.start(start);
      tone.stop(end);
      sounding = gain;
    },
    close() {
      silence();
      void audio.close();
    },
  };
}
