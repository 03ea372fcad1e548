/** All sounds, synthesized without files. */
import { isMotionReduced } from '../settings/settings.svelte';
import type { SoundName } from './names';

const LOUDNESS = 0.3;
/** A sound that a browser held back for longer than this would be too late. */
const STALE_MS = 700;
/** The same sound is not played again within this time: many plies may be shown at once. */
const APART_MS = 90;

/** The pattern of a short vibration: on and off in turn. */
const VIBRATIONS: Partial<Record<SoundName, number[]>> = { turn: [35], splash: [30, 50, 60], sink: [60] };

interface Tone {
  at?: number;
  lasts: number;
  from: number;
  to?: number;
  loud?: number;
  shape?: OscillatorType;
}

interface Noise {
  at?: number;
  lasts: number;
  filter: BiquadFilterType;
  from: number;
  to: number;
  loud?: number;
  /** The time in which it swells. */
  swell?: number;
}

let audio: AudioContext | null = null;
let master: GainNode;
let hiss: AudioBuffer;
const heard = new Map<SoundName, number>();

/** Play a sound at once, with a vibration where a phone has one. */
export function synthesize(name: SoundName): void {
  const now = performance.now();
  if (now - (heard.get(name) ?? -Infinity) < APART_MS) return;
  heard.set(name, now);
  const vibration = VIBRATIONS[name];
  if (vibration && !isMotionReduced() && 'vibrate' in navigator) navigator.vibrate(vibration);
  void open()
    .resume()
    .then(() => performance.now() - now < STALE_MS && SOUNDS[name]());
}

function open(): AudioContext {
  if (audio) return audio;
  // A phone whose sounds are switched off stays silent.
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session) session.type = 'ambient';
  audio = new AudioContext();
  master = audio.createGain();
  master.gain.value = LOUDNESS;
  master.connect(audio.destination);
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return audio;
}

function envelope(start: number, lasts: number, loud: number, swell: number): GainNode {
  const gain = (audio as AudioContext).createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(master);
  return gain;
}

function tone({ at = 0, lasts, from, to = from, loud = 0.5, shape = 'sine' }: Tone): void {
  const context = audio as AudioContext;
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  oscillator.connect(envelope(start, lasts, loud, 0.012));
  oscillator.start(start);
  oscillator.stop(start + lasts);
}

function noise({ at = 0, lasts, filter, from, to, loud = 0.5, swell = 0.006 }: Noise): void {
  const context = audio as AudioContext;
  const start = context.currentTime + at;
  const source = context.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const shaped = context.createBiquadFilter();
  shaped.type = filter;
  shaped.frequency.setValueAtTime(from, start);
  shaped.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(shaped).connect(envelope(start, lasts, loud, swell));
  source.start(start, Math.random());
  source.stop(start + lasts);
}

/** Notes one after another. */
function melody(frequencies: number[], apart: number, lasts: number, loud = 0.35): void {
  frequencies.forEach((from, index) => tone({ at: index * apart, lasts, from, loud, shape: 'triangle' }));
}

const SOUNDS: Record<SoundName, () => void> = {
  // A die clatters slower and slower.
  die: () =>
    [0, 0.06, 0.13, 0.22, 0.34].forEach((at, index) =>
      noise({ at, lasts: 0.05, filter: 'bandpass', from: 2600 - index * 220, to: 1500, loud: 0.9 - index * 0.12 }),
    ),
  hop: () => [0, 0.13].forEach((at) => tone({ at, lasts: 0.11, from: 280, to: 560, loud: 0.35 })),
  splash: () => {
    noise({ lasts: 0.55, filter: 'lowpass', from: 2400, to: 260, loud: 0.9 });
    tone({ lasts: 0.3, from: 180, to: 60, loud: 0.6 });
  },
  card: () => noise({ lasts: 0.16, filter: 'highpass', from: 1400, to: 4200, loud: 0.45, swell: 0.05 }),
  flood: () => noise({ lasts: 1, filter: 'lowpass', from: 260, to: 1100, loud: 0.7, swell: 0.5 }),
  sink: () => {
    tone({ lasts: 0.9, from: 210, to: 52, loud: 0.7 });
    noise({ lasts: 0.9, filter: 'lowpass', from: 700, to: 120, loud: 0.5, swell: 0.15 });
    [0.45, 0.6, 0.72].forEach((at) => tone({ at, lasts: 0.08, from: 320, to: 640, loud: 0.2 }));
  },
  coin: () => melody([1318.5, 1975.5], 0.07, 0.4, 0.3),
  curse: () => {
    tone({ lasts: 0.9, from: 116.5, to: 98, loud: 0.4, shape: 'sawtooth' });
    tone({ lasts: 0.9, from: 123.5, to: 92.5, loud: 0.3, shape: 'triangle' });
  },
  turn: () => melody([523.25, 783.99], 0.14, 0.5),
  win: () => melody([523.25, 659.25, 783.99, 1046.5], 0.13, 0.7),
  loss: () => melody([392, 311.13, 261.63], 0.2, 0.7, 0.28),
};
