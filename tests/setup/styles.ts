import { afterEach, beforeEach } from 'vitest'
import { system } from '../../src/ui/theme/system.ts'

const { _global, css, cva, sva } = system
const styled = { _global, css, cva, sva }

const nothing = {}

/** A recipe that knows its properties and has no styles; it is made once, not for each element. */
function emptied<Recipe extends object>(make: (recipe: Recipe) => object) {
  const made = new WeakMap<Recipe, object>()
  return (recipe: Recipe) => {
    const known = made.get(recipe) ?? Object.assign(() => nothing, make(recipe))
    made.set(recipe, known)
    return known
  }
}

const unstyled = { _global: [], css: () => nothing, cva: emptied(cva), sva: emptied(sva) }

/**
 * What a screen looks like is Chromium's to say: to compute the styles of its elements, to write them into the document and
 * to match them to elements again is a sixth of a test's time.
 */
export const drawWithoutStyles = () => Object.assign(system, unstyled)

/** For tests that ask for a colour, for what styles hide, or for a name that they divide into words. */
export function drawWithStyles() {
  beforeEach(() => Object.assign(system, styled))
  afterEach(drawWithoutStyles)
}
