import { system } from '#src/ui/theme/system.ts'

const { css } = system

/**
 * Screens are drawn without styles, a fifth of the time here, but for what hides a part for everybody: jsdom lays nothing
 * out, and how things look is seen in Chromium (tests/e2e).
 */
export const withoutStyles = () => {
  system.css = (...styles) =>
    Object.assign(
      {},
      ...styles.map((style) => ({
        ...(style?.visibility === 'hidden' && { visibility: 'hidden' }),
        ...(style?.display === 'none' && { display: 'none' }),
      })),
    )
}

/** For the rest of a test: about a colour, or what styles hide at a width, from a reader or from Tab. */
export const withStyles = () => {
  system.css = css
}
