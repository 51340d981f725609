import { defineRecipe } from '@chakra-ui/react/styled-system'

/** `plain` stands alone and is a 44 px target on phones; `underline` is for links inside a text. */
export const linkRecipe = defineRecipe({
  className: 'chakra-link',
  base: { color: 'neel.fg', cursor: 'pointer', borderRadius: 'l1', textUnderlineOffset: '3px' },
  variants: {
    variant: {
      plain: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1.5',
        minH: { base: '11', md: 'auto' },
        fontWeight: '500',
        _hover: { textDecoration: 'underline' },
      },
      underline: { textDecoration: 'underline', textDecorationColor: 'currentColor/40' },
    },
  },
  defaultVariants: { variant: 'plain' },
})
