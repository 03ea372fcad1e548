/**
 * A tutorial in progress: the coach speaks, and waits for the next ply of the script.
 *
 * The board shows a `Play` like any other; what the learner chooses comes here instead of going
 * to a table. All positions come from the server, as those of a table do.
 */
import type { GamePage } from '../games/gamePage';
import type { CoachSays, Ply, PlayedPly, TableUpdate, TutorialChapter } from '../generated/protocol';
import type { Position } from '../protocol/parts';
import { Play } from '../table/state/play.svelte';
import { isSay } from './api';

/** A text of the coach, and its place in the script. */
interface Step {
  chapter: TutorialChapter;
  beat: number;
  say: CoachSays;
  /** The ply the learner must play; null: only read on. */
  expected: Ply | null;
}

export class Lesson {
  readonly steps: Step[];
  /** The current step. */
  at = $state(0);
  /** Read to the end, or skipped. */
  done = $state(false);
  /** The learner chose another ply than the coach waits for. */
  wrongChoice = $state(false);
  play: Play = $state.raw() as Play;

  constructor(game: GamePage, chapters: TutorialChapter[], first = 0) {
    this.steps = chapters.flatMap(stepsOf);
    this.at = this.steps[first] ? first : 0;
    this.play = new Play(game, this.#tableAt(this.step), (ply) => this.#chosen(ply));
    this.#offer();
  }

  get step(): Step {
    return this.steps[this.at] as Step;
  }

  /** The step whose text is shown: while plies are animated, still the one before. */
  get shownStep(): Step {
    return this.steps[this.play.busy && this.at > 0 ? this.at - 1 : this.at] as Step;
  }

  get last(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Read on: the next text, or the plies of others. */
  next(): void {
    if (this.play.busy) return;
    if (this.last) this.done = true;
    else this.#advance();
  }

  back(): void {
    if (this.done) this.done = false;
    else if (this.at > 0) this.#jumpTo(this.at - 1);
  }

  again(): void {
    this.done = false;
    this.#jumpTo(0);
  }

  skip(): void {
    this.done = true;
  }

  /** Go to the step with this text. */
  goTo(key: string): void {
    const at = this.steps.findIndex((step) => step.say.key === key);
    this.done = false;
    if (at >= 0) this.#jumpTo(at);
  }

  /** Play what the coach waits for. */
  playExpected(): void {
    if (this.step.expected && !this.play.busy) this.#advance();
  }

  #chosen(ply: Ply): void {
    if (samePly(ply, this.step.expected)) return this.#advance();
    this.play.answered(null);
    this.play.armed = null;
    this.wrongChoice = true;
  }

  /** Show the plies between this step and the next. */
  #advance(): void {
    const { chapter, beat } = this.step;
    const next = this.steps[this.at + 1] as Step;
    if (next.chapter !== chapter) return this.#jumpTo(this.at + 1);
    this.at += 1;
    this.wrongChoice = false;
    const shown = chapter.beats.slice(beat + 1, next.beat) as PlayedPly[];
    // Nothing can be chosen while plies follow each other.
    for (const [index, ply] of shown.entries()) {
      this.play.enqueue(index < shown.length - 1 || !next.expected ? { ...ply, legal: [] } : ply);
    }
    if (shown.length === 0) this.#offer();
  }

  #jumpTo(at: number): void {
    this.at = at;
    this.wrongChoice = false;
    this.play.reset(this.#tableAt(this.step));
    this.#offer();
  }

  /** Let the learner choose any legal ply, if the coach waits for a choice. */
  #offer(): void {
    this.play.legal = this.step.expected ? positionAt(this.step).legal : [];
  }

  #tableAt(step: Step): TableUpdate {
    const { opening, beats } = step.chapter;
    const played = beats.slice(0, step.beat).filter((beat): beat is PlayedPly => !isSay(beat));
    return {
      ...opening,
      ...positionAt(step),
      plies: [...opening.plies, ...played.map(({ ply }) => ply)],
      effects: [...opening.effects, ...played.map(({ effects }) => effects)],
    };
  }
}

function stepsOf(chapter: TutorialChapter): Step[] {
  return chapter.beats.flatMap((say, beat) => {
    if (!isSay(say)) return [];
    const next = chapter.beats[beat + 1];
    const yours = next && !isSay(next) && chapter.opening.table.yours.includes(Number(next.ply.by));
    return [{ chapter, beat, say, expected: yours ? next.ply : null }];
  });
}

/** Return the position at a step. */
function positionAt({ chapter, beat }: Step): Position {
  const last = chapter.beats.slice(0, beat).findLast((each): each is PlayedPly => !isSay(each));
  const { view, decides, legal, outcome, seat } = last ?? chapter.opening;
  return { view, decides, legal, outcome, seat };
}

/** Return whether two plies have the same fields, in any order. */
function samePly(one: Ply, other: Ply | null): boolean {
  return other !== null && canonical(one) === canonical(other);
}

function canonical(ply: Ply): string {
  return JSON.stringify(Object.entries(ply).sort());
}
