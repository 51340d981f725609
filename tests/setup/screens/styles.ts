import { system } from '#src/ui/theme/system.ts'

const { css } = system

/**
 * Screens are drawn without styles, a quarter of the time here: jsdom lays nothing out, and how things look is seen in
 * Chromium (tests/e2e).
 */
export const withoutStyles = () => {
  system.css = () => ({})
}

/** For the rest of a test: about a colour, or what styles hide from a reader or from Tab. */
export const withStyles = () => {
  system.css = css
}
