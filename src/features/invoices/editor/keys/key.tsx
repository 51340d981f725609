import { chakra } from '@chakra-ui/react'

/** A key as it looks on a keyboard. */
export const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '6',
    px: '1.5',
    borderWidth: '1px',
    borderRadius: 'l1',
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    lineHeight: '1.375rem',
    color: 'fg.muted',
  },
})
