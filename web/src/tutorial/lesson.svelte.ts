/**
 * Learning a game: a coach speaks, waits for the ply the script has next, and lets it happen.
 *
 * The board shows a `Play` like any other; what the learner chooses comes here instead of going
 * to a table.  All positions are the server's, as those of a table are.
 */
import type { Any, GamePage } from '../games/gamePage';
import type { Ply, PlyMessage, Standing, TableMessage } from '../protocol/messages';
import { Play } from '../table/state/play.svelte';
import { isSay, type Chapter, type Say } from './api';

/** Something the coach says, and where in the script. */
interface Step {
  chapter: Chapter;
  beat: number;
  say: Say;
  /** What the learner is to play; null: to read on. */
  awaited: Ply | null;
}

export class Lesson {
  readonly steps: Step[];
  /** The step that is under way. */
  at = $state(0);
  /** Read to the end, or skipped. */
  done = $state(false);
  /** Something else was chosen than the coach waits for. */
  astray = $state(false);
  play: Play<Any, Any, Any> = $state.raw() as Play<Any, Any, Any>;

  constructor(
    game: GamePage,
    chapters: Chapter[],
    first = 0,
  ) {
    this.steps = chapters.flatMap(stepsOf);
    this.at = this.steps[first] ? first : 0;
    this.play = new Play(game, this.#tableAt(this.step), (ply) => this.#chosen(ply));
    this.#offer();
  }

  get step(): Step {
    return this.steps[this.at] as Step;
  }

  /** The step of which the coach speaks: while plies are shown, still the one before. */
  get spoken(): Step {
    return this.steps[this.play.busy && this.at > 0 ? this.at - 1 : this.at] as Step;
  }

  get last(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Read on: more words, or what others do. */
  next(): void {
    if (this.play.busy) return;
    if (this.last) this.done = true;
    else this.#goOn();
  }

  back(): void {
    if (this.done) this.done = false;
    else if (this.at > 0) this.#goTo(this.at - 1);
  }

  again(): void {
    this.done = false;
    this.#goTo(0);
  }

  skip(): void {
    this.done = true;
  }

  #chosen(ply: Ply): void {
    if (same(ply, this.step.awaited)) return this.#goOn();
    this.play.answered(null);
    this.play.armed = null;
    this.astray = true;
  }

  /** Show what comes between this step and the next. */
  #goOn(): void {
    const { chapter, beat } = this.step;
    const next = this.steps[this.at + 1] as Step;
    if (next.chapter !== chapter) return this.#goTo(this.at + 1);
    this.at += 1;
    this.astray = false;
    const shown = chapter.beats.slice(beat + 1, next.beat) as PlyMessage[];
    // Nothing is to be chosen while plies follow each other.
    for (const [index, ply] of shown.entries()) {
      this.play.follow(index < shown.length - 1 || !next.awaited ? { ...ply, legal: [] } : ply);
    }
    if (shown.length === 0) this.#offer();
  }

  #goTo(at: number): void {
    this.at = at;
    this.astray = false;
    this.play.take(this.#tableAt(this.step));
    this.#offer();
  }

  /** Let the learner choose from all that is legal, if the coach waits for a choice. */
  #offer(): void {
    this.play.legal = this.step.awaited ? standingAt(this.step).legal : [];
  }

  #tableAt(step: Step): TableMessage {
    const { opening, beats } = step.chapter;
    const played = beats.slice(0, step.beat).filter((beat): beat is PlyMessage => !isSay(beat));
    return {
      ...opening,
      ...standingAt(step),
      plies: [...opening.plies, ...played.map(({ ply }) => ply)],
      facts: [...opening.facts, ...played.map(({ facts }) => facts)],
    };
  }
}

function stepsOf(chapter: Chapter): Step[] {
  return chapter.beats.flatMap((say, beat) => {
    if (!isSay(say)) return [];
    const next = chapter.beats[beat + 1];
    const yours = next && !isSay(next) && chapter.opening.table.yours.includes(Number(next.ply.by));
    return [{ chapter, beat, say, awaited: yours ? next.ply : null }];
  });
}

/** How the game stands at a step. */
function standingAt({ chapter, beat }: Step): Standing {
  const last = chapter.beats.slice(0, beat).findLast((each): each is PlyMessage => !isSay(each));
  const { view, decides, legal, outcome, seat } = last ?? chapter.opening;
  return { view, decides, legal, outcome, seat };
}

/** Whether two plies say the same, in whatever order. */
function same(one: Ply, other: Ply | null): boolean {
  return other !== null && canonical(one) === canonical(other);
}

function canonical(ply: Ply): string {
  return JSON.stringify(Object.entries(ply).sort());
}
