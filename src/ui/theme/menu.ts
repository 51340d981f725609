import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { menuSlotRecipe as chakraMenu } from '@chakra-ui/react/theme'

export const menuSlotRecipe = defineSlotRecipe({
  className: 'chakra-menu',
  slots: [...chakraMenu.slots],
  base: {
    ...chakraMenu.base,
    content: {
      ...chakraMenu.base?.content,
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      _open: { animation: 'fade-in 120ms ease-out' },
      _closed: { animation: 'fade-out 80ms ease-in' },
    },
  },
  variants: {
    size: {
      md: {
        content: { minW: '40', p: '1.5' },
        item: { gap: '2.5', textStyle: 'body', minH: { base: '11', md: '9' }, px: '2.5' },
      },
    },
    variant: { subtle: { item: { _highlighted: { bg: 'bg.muted' } } } },
  },
  defaultVariants: { size: 'md', variant: 'subtle' },
})
