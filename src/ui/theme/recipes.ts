import {
  colorSwatchRecipe,
  headingRecipe,
  iconRecipe,
  separatorRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme'
import { buttonRecipe } from './button.ts'
import { badgeRecipe, skeletonRecipe } from './feedback.ts'
import { linkRecipe } from './link.ts'

/**
 * A Chakra component renders unstyled unless its recipe stands here or is given to it: the list is the price
 * of a bundle without the sixty recipes the app does not use, and without those of other screens.
 */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  // The chart's legend draws it.
  colorSwatch: colorSwatchRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
}
