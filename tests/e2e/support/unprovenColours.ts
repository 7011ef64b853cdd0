import type { Page } from '@playwright/test';

/** The attribute of marked elements, with all that axe judges their contrast by. */
export const UNPROVEN = 'data-unproven-colours';

/**
 * What axe once found to have enough contrast: text on the same ground has it everywhere. Judging each text of each screen again is
 * two thirds of axe's time.
 */
const proven = new Set<string>();

/** Remembers values of marked elements that axe found to have enough contrast. */
export const rememberProven = (looks: readonly string[]): void => {
  for (const look of looks) proven.add(look);
};

/** Selectors of the part to mark, and of parts of it to leave out. */
interface Part {
  readonly within: string;
  readonly without: readonly string[];
}

/**
 * Marks the texts and fields of a part of the page whose colours, size and ground axe has not judged yet. So it does with those whose
 * ground is not known from their ancestors, and with links inside a text. Returns whether there are any, or null
 * if the part is not on the page.
 */
export const markUnproven = (page: Page, part: Part): Promise<boolean | null> =>
  page.evaluate(
    ({ within, without, attribute, judged }) => {
      interface Ground {
        /** The nearest opaque background. */
        readonly base: Element;
        /** All backgrounds from the own one to the opaque one, and what changes them. */
        readonly colours: string;
        readonly effects: string;
        /** Something between the text and its opaque background may be over another part. */
        readonly isLifted: boolean;
      }
      const known = new Set(judged);
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element): CSSStyleDeclaration => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
      };
      const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
        backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      const isPlaced = ({ position, transform }: CSSStyleDeclaration): boolean =>
        /absolute|fixed|sticky/.test(position) || transform !== 'none';

      const grounds = new Map<Element, Ground>();
      const groundOf = (element: Element): Ground => {
        const met = grounds.get(element);
        if (met) return met;
        const style = styleOf(element);
        const { backgroundColor, backgroundImage, opacity, mixBlendMode } = style;
        const parent = element.parentElement;
        const below = parent ? groundOf(parent) : { base: element, colours: '', effects: '', isLifted: false };
        const own = opacity === '1' && mixBlendMode === 'normal' ? '' : `${opacity} ${mixBlendMode} `;
        const isOpaque = backgroundImage === 'none' && backgroundColor.startsWith('rgb(');
        const ground: Ground = {
          base: isOpaque ? element : below.base,
          colours: isOpaque
            ? backgroundColor
            : `${isPainted(style) ? `${backgroundColor} ${backgroundImage} ` : ''}${below.colours}`,
          effects: own + below.effects,
          isLifted: !isOpaque && (isPlaced(style) || below.isLifted),
        };
        grounds.set(element, ground);
        return ground;
      };

      const all = [...document.querySelectorAll(within)].flatMap((one) => [one, ...one.querySelectorAll('*')]);
      if (all.length === 0) return null;
      const covers = all
        .filter((one) => isPlaced(styleOf(one)) && isPainted(styleOf(one)))
        .map((one) => ({ one, box: one.getBoundingClientRect() }));
      /** Whether a part that is not around the text lies over or under it. */
      const isCrossed = (element: Element, base: Element): boolean => {
        const own = element.getBoundingClientRect();
        return covers.some(
          ({ one, box }) =>
            box.left < own.right &&
            box.right > own.left &&
            box.top < own.bottom &&
            box.bottom > own.top &&
            !one.contains(element) &&
            base.contains(one),
        );
      };
      const hasText = ({ childNodes }: Element): boolean =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const isLinkInText = (element: Element): boolean =>
        element.matches('a[href]') &&
        styleOf(element).display === 'inline' &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim();

      let isAny = false;
      const left = [...without, '[inert]', '[aria-disabled="true"]'].flatMap((one) => [one, `${one} *`]).join();
      for (const element of all) {
        if (!element.matches('input, textarea, select') && !hasText(element) && !isLinkInText(element)) continue;
        if (element.matches(`${left}, script, style, :disabled, :disabled *`)) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        // Texts for screen readers alone lie in a box of 1 px, or are clipped.
        if (element.getBoundingClientRect().width <= 1 || styleOf(element).clipPath === 'inset(50%)') continue;
        const { color, fontSize, fontWeight, textShadow, webkitTextStroke } = styleOf(element);
        const { base, colours, effects, isLifted } = groundOf(element);
        const look = [color, fontSize, fontWeight, textShadow, webkitTextStroke, effects, colours].join('; ');
        if (known.has(look) && !isLifted && !isLinkInText(element) && !isCrossed(element, base)) continue;
        element.setAttribute(attribute, look);
        isAny = true;
      }
      return isAny;
    },
    { ...part, attribute: UNPROVEN, judged: [...proven] },
  );
