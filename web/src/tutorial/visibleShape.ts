/** The rectangle of what can be seen of an element: without clipped art, and without invisible areas to press. */

const UNDRAWN = new Set(['defs', 'clipPath', 'mask', 'symbol', 'title', 'desc', 'linearGradient', 'radialGradient']);

export function visibleShape(element: Element): DOMRect {
  const whole = element.getBoundingClientRect();
  let shape = drawn(element) ?? whole;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') shape = common(shape, around.getBoundingClientRect()) ?? shape;
  }
  return shape;
}

/** Return what is drawn of an element and of all in it; null: nothing. */
function drawn(element: Element): DOMRect | null {
  if (UNDRAWN.has(element.tagName) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return null;
  if (!(element instanceof SVGGraphicsElement)) return element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const inside = [...element.children].map(drawn).filter((rect) => rect !== null);
  const isShape = element instanceof SVGGeometryElement;
  if (isShape && isBlank(style.fill, style.fillOpacity) && isBlank(style.stroke, style.strokeOpacity)) return null;
  const art = isShape || inside.length === 0 ? element.getBoundingClientRect() : inside.reduce(union);
  if (art.width === 0 && art.height === 0) return null;
  const window = clipOf(element, style.clipPath);
  return window ? common(art, window) : art;
}

function isBlank(paint: string, opacity: string): boolean {
  return paint === 'none' || paint === 'transparent' || paint.endsWith(', 0)') || Number(opacity) === 0;
}

/** Return where an element is cut off: by its clip path, or by the size at which a symbol is used. */
function clipOf(element: SVGGraphicsElement, clipPath: string): DOMRect | null {
  const id = /^url\("?#([^")]+)"?\)$/.exec(clipPath)?.[1];
  const path = id ? document.getElementById(id)?.firstElementChild : null;
  if (path instanceof SVGGraphicsElement) return onScreen(element, path.getBBox());
  if (element instanceof SVGUseElement && element.hasAttribute('width')) {
    const { x, y, width, height } = element;
    return onScreen(element, new DOMRect(x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value));
  }
  return null;
}

function onScreen(element: SVGGraphicsElement, { x, y, width, height }: DOMRect): DOMRect | null {
  const matrix = element.getScreenCTM();
  if (!matrix) return null;
  const corners = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((each) => each.matrixTransform(matrix));
  return corners.map((corner) => new DOMRect(corner.x, corner.y)).reduce(union);
}

function union(one: DOMRect, other: DOMRect): DOMRect {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return new DOMRect(left, top, Math.max(one.right, other.right) - left, Math.max(one.bottom, other.bottom) - top);
}

/** Return what two rectangles have in common; null: nothing. */
function common(one: DOMRect, other: DOMRect): DOMRect | null {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}
