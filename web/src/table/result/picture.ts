/** Draws the result of a game as a picture, and shares it. */

export interface ResultPicture {
  game: string;
  title: string;
  /** Names and scores, the winner first. */
  rows: { name: string; score: string; won: boolean }[];
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 80];

/** Share the picture where the device can; elsewhere download it. */
export async function sharePicture(result: ResultPicture): Promise<void> {
  const blob = await draw(result);
  const file = new File([blob], 'atoll.png', { type: blob.type });
  const sharing = { files: [file], title: result.game };
  if (navigator.canShare?.(sharing)) {
    // Closing the sheet of the device is no failure.
    await navigator.share(sharing).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function draw({ game, title, rows }: ResultPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const probe = document.body.appendChild(document.createElement('i'));
  /** The value of a token in the colours that are shown. */
  const colour = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const sea = pen.createRadialGradient(WIDTH / 2, HEIGHT / 2, 100, WIDTH / 2, HEIGHT / 2, 760);
  sea.addColorStop(0, colour('sea'));
  sea.addColorStop(1, colour('sea-deep'));
  pen.fillStyle = sea;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour('panel');
  pen.beginPath();
  pen.roundRect(MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, HEIGHT - MARGIN, 32);
  pen.fill();
  const text = (words: string, x: number, y: number, font: string, token: string, width: number) => {
    pen.font = font;
    pen.fillStyle = colour(token);
    pen.fillText(words, x, y, width);
  };
  const inner = WIDTH - 2 * MARGIN;
  text(`${game} · Atoll`, MARGIN, 112, '600 34px Inter, sans-serif', 'ink-soft', inner);
  text(title, MARGIN, 186, '600 58px Lora, serif', 'ink', inner);
  const step = Math.min(60, 370 / Math.max(rows.length, 1));
  for (const [index, { name, score, won }] of rows.entries()) {
    const y = 262 + index * step;
    const font = `${won ? 700 : 500} ${Math.min(36, step - 10)}px Inter, sans-serif`;
    text(name, MARGIN, y, font, won ? 'action' : 'ink', inner - 240);
    pen.textAlign = 'right';
    text(score, WIDTH - MARGIN, y, font, won ? 'action' : 'ink', 220);
    pen.textAlign = 'left';
  }
  probe.remove();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}
