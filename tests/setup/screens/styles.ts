import { system } from '#src/ui/theme/system.ts'

const { css, cva, _global } = system

const recipes = new WeakMap<object, object>()

/** Chakra makes a recipe anew each time that an element is drawn: here each is made once, and gives no styles. */
const recipeWithoutStyles: typeof cva = new Proxy(cva, {
  apply(make, _, [config]) {
    const known = recipes.get(config)
    if (known) return known
    const recipe = Object.assign(() => ({}), make(config))
    recipes.set(config, recipe)
    return recipe
  },
})

/**
 * Screens are drawn without styles, a third of the time here, but for what hides a part for everybody: jsdom lays nothing
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
  system.cva = recipeWithoutStyles
  system._global = []
}

/** For the rest of a test: about a colour, or what styles hide at a width, from a reader or from Tab. */
export const withStyles = () => {
  system.css = css
  system.cva = cva
  system._global = _global
}
