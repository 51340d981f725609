import {
  colorSwatchRecipe,
  containerRecipe,
  datePickerSlotRecipe,
  dialogSlotRecipe,
  fieldsetSlotRecipe,
  headingRecipe,
  iconRecipe,
  separatorRecipe,
  spinnerRecipe,
  tabsSlotRecipe,
} from '@chakra-ui/react/theme'
import { buttonRecipe } from './button.ts'
import { inputRecipe, nativeSelectSlotRecipe, textareaRecipe } from './control.ts'
import { badgeRecipe, skeletonRecipe } from './feedback.ts'
import { linkRecipe } from './link.ts'
import { menuSlotRecipe } from './menu.ts'
import { tableSlotRecipe } from './table.ts'

/**
 * A Chakra component renders unstyled unless its recipe stands here: the list is the price of a
 * bundle without the sixty recipes the app does not use.
 */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  colorSwatch: colorSwatchRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: inputRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
}

export const slotRecipes = {
  datePicker: datePickerSlotRecipe,
  dialog: dialogSlotRecipe,
  fieldset: fieldsetSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  table: tableSlotRecipe,
  tabs: tabsSlotRecipe,
}
