import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const fields = '& :is(input:not([type=checkbox]), select, textarea)'
/** An empty field; of a row only what it lacks. */
const isEmpty =
  '&:is(:placeholder-shown, [data-empty], :has(option[value=""]:checked)):not([data-row] > :not([data-wanted]) *)'
/** Matches the help of a field, not that of a switch. */
const help = ':is([id$="-error"] + *, [data-row] *)[id$="-help"]'

/** One types on it: a field is the text that it holds, and gets a frame when the cursor is there. */
const typedOn = {
  [fields]: {
    width: '100%',
    minWidth: '0',
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'transparent',
    outline: '2px solid transparent',
    outlineOffset: '-1px',
    borderRadius: 'l1',
    bg: 'transparent',
    fontSize: { base: '1rem', md: '0.875rem' },
    lineHeight: '1.25rem',
    // Bars lie over the head of the screen, and on a phone over its foot.
    scrollMarginTop: '7rem',
    scrollMarginBottom: '10rem',
    _placeholder: { color: 'fg.muted' },
    [isEmpty]: { bg: 'neel.subtle' },
    // One that may stay empty is there, and asks for nothing.
    [`${isEmpty}:is([data-optional] *)`]: { bg: 'bg.subtle' },
    _hover: { bg: 'bg.subtle' },
    _focus: { bg: 'bg.panel' },
    _focusVisible: { borderColor: 'neel.focusRing', outlineColor: 'neel.focusRing' },
    '&[aria-invalid]': { borderColor: 'border.error', bg: 'bg.error' },
    '&[readonly]': { bg: 'transparent' },
  },
  '& :is(input:not([type=checkbox]), select)': { h: { base: '11', md: '8' } },
  '& textarea': {
    display: 'block',
    h: 'auto',
    fieldSizing: 'content',
    minH: { base: '11', md: '8' },
    py: { base: '2.5', md: '1.5' },
    resize: 'none',
    // A longer text scrolls there.
    '@supports not (field-sizing: content)': { resize: 'vertical' },
  },
  '& [id$="-error"]': { px: '1.5', color: 'fg.error', fontSize: '0.75rem' },
  // Its list opens as one types; the arrow would take the place of the text.
  '& input[list]::-webkit-calendar-picker-indicator': { display: 'none !important' },
  '& label[for]': { px: '1.5', fontSize: '0.75rem', fontWeight: '400', color: 'fg.muted' },
  '& label[for] + [aria-hidden]': { display: 'none' },
  '& div:has(> label[for])': { mb: '0' },
  // Help appears where the cursor is, and moves nothing.
  [`& ${help}`]: {
    display: 'none',
    position: 'absolute',
    zIndex: '1',
    maxW: '16rem',
    px: '2',
    py: '1.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l1',
    boxShadow: 'md',
    fontSize: '0.75rem',
  },
  [`& div:focus-within > ${help}`]: { display: 'block' },
  // Some of it stays when the cursor goes on; a narrow field lends it the room below its neighbours.
  [`& ${help}:has([data-stays])`]: {
    display: 'block',
    position: 'static',
    w: '12rem',
    px: '1.5',
    py: '0',
    bg: 'transparent',
    borderWidth: '0',
    boxShadow: 'none',
  },
} as const

/** The sheet: white in both themes, as its PDF, and of its measure. */
export function Paper({ children }: { children: ReactNode }) {
  return (
    <Box
      // All colours within are those of the light theme.
      className="chakra-theme light"
      colorScheme="light"
      // Named again, since its colours are those of the theme where it was named last.
      colorPalette="neel"
      bg="bg.panel"
      color="fg"
      w="full"
      maxW="840px"
      mx="auto"
      px={{ base: '3.5', sm: '5', md: '52px' }}
      py={{ base: '5', md: '12' }}
      borderRadius="l2"
      boxShadow="0 1px 2px rgb(20 22 29 / 0.06), 0 12px 40px rgb(20 22 29 / 0.08)"
      fontVariantNumeric="tabular-nums lining-nums"
      containerType="inline-size"
      css={typedOn}
    >
      {children}
    </Box>
  )
}

const headingStyle = {
  textStyle: 'label',
  color: 'fg.muted',
  fontWeight: '400',
  px: '1.5',
} as const

interface PartProps {
  title: string
  children: ReactNode
}

/** A part of the sheet under its quiet title. */
export function PaperPart({ title, children }: PartProps) {
  return (
    <Box as="section" aria-label={title} mt={{ base: '6', md: '8' }}>
      <Box as="h2" mb="2" {...headingStyle}>
        {title}
      </Box>
      {children}
    </Box>
  )
}
