import { Box, Flex, Text } from '@chakra-ui/react'
import {
  type ChangeEvent,
  type ComponentType,
  type ElementType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '#src/language/words.ts'
import { BareFrame, type BareFrameProps } from '../bare-frame.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { Input } from '../input.ts'
import type { TextFieldProps } from './text-field.tsx'

export interface Suggestion {
  key: string
  text: string
  /** A second line. */
  detail?: string | null
  /** At the end of the line: an amount, a code. */
  aside?: ReactNode
}

interface ComboFieldProps extends TextFieldProps {
  /** The list that opens under the field; empty or missing, none opens. */
  suggestions: readonly Suggestion[] | undefined
  /** Gets the typed text while suggestions are wanted, null when they are not. */
  onAsk: (typed: string | null) => void
  onChoose: (suggestion: Suggestion) => void
  /** Drawn by what lies around it; `grows` into the next line with a long text. */
  bare?: boolean | 'grows'
  /** A bare field's error is told elsewhere, by an element of this id. */
  errorId?: string
  /** Enter takes the only suggestion that begins with the text and is longer. */
  completes?: boolean
  /** Inside a dialog the list takes space of its own: an overlay would be cut off. */
  inFlow?: boolean
}

/** The only suggestion that a text is the beginning of; null where it is all of one. */
function completionOf(typed: string, suggestions: readonly Suggestion[]): Suggestion | null {
  const begun = typed.trim().toLowerCase()
  const fitting = suggestions.filter(({ text }) => text.toLowerCase().startsWith(begun))
  const [only] = fitting
  if (!begun || !only || fitting.length > 1) return null
  return only.text.toLowerCase() === begun ? null : only
}

/** The list lies below the field. */
const Place = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'relative' }}>{children}</div>
)

/**
 * A text that may be anything, with suggestions under it. By keys: down and up choose, Enter takes, Esc closes; down in a
 * closed field opens. The focus stays in the field, which goes on being a text field: any text is taken.
 */
export function ComboField(props: ComboFieldProps) {
  const { label, help, error, optional, id, suggestions = [], ...others } = props
  const { onAsk, onChoose, inFlow = false, bare = false, errorId, completes, ...input } = others
  const words = useWords(kit)
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && suggestions.length > 0
  const current = shown ? suggestions[active] : undefined

  const ask = (typed: string) => {
    setOpen(true)
    setActive(-1)
    onAsk(typed)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
    onAsk(null)
  }
  const choose = (suggestion: Suggestion) => {
    close()
    onChoose(suggestion)
  }
  const Frame: ComponentType<BareFrameProps> = bare ? BareFrame : FieldFrame
  const Control: ElementType = bare === 'grows' ? 'textarea' : bare ? 'input' : Input
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && shown) {
      // The field alone answers, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const taken =
      current ?? (completes && shown ? completionOf(event.currentTarget.value, suggestions) : null)
    if (event.key === 'Enter' && taken) {
      event.preventDefault()
      choose(taken)
    }
    // With Alt, keys concern more than this field.
    if (event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    const count = suggestions.length
    // Past either end stands the text itself.
    if (shown) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
    else if (step === 1) ask(event.currentTarget.value)
  }

  return (
    <Frame {...{ label, help, error, optional, id, errorId }}>
      {(control) => (
        <Place>
          <Control
            autoComplete="off"
            aria-autocomplete="list"
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={current && `${listId}-${active}`}
            {...input}
            {...control}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              input.onChange?.(event)
              ask(event.target.value)
            }}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              input.onBlur?.(event)
              close()
            }}
            onKeyDown={onKeyDown}
          />
          {shown && (
            <Box
              role="listbox"
              id={listId}
              aria-label={words.suggestions}
              {...(inFlow
                ? { mt: '1' }
                : { position: 'absolute', top: 'calc(100% + 4px)', insetStart: '0' })}
              w="full"
              minW={inFlow ? '0' : 'min(22rem, calc(100vw - 4rem))'}
              maxH="20rem"
              overflowY="auto"
              zIndex="dropdown"
              p="1.5"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="l2"
              boxShadow="lg"
              // A press must not take the focus off the field: the list would close under the pointer.
              onMouseDown={(event) => event.preventDefault()}
            >
              {suggestions.map((suggestion, index) => (
                <Flex
                  key={suggestion.key}
                  role="option"
                  id={`${listId}-${index}`}
                  aria-selected={index === active}
                  ref={index === active ? scrollIntoList : undefined}
                  justify="space-between"
                  gap="3"
                  px="2.5"
                  py="2"
                  borderRadius="l1"
                  cursor="pointer"
                  _selected={{ bg: 'neel.subtle' }}
                  _hover={{ bg: 'bg.subtle' }}
                  onClick={() => choose(suggestion)}
                >
                  <Box minW="0">
                    <Text fontWeight="600" lineClamp="2">
                      {suggestion.text}
                    </Text>
                    {suggestion.detail && (
                      <Text textStyle="meta" color="fg.muted" lineClamp="2">
                        {suggestion.detail}
                      </Text>
                    )}
                  </Box>
                  {suggestion.aside && (
                    <Text textStyle="number" whiteSpace="nowrap">
                      {suggestion.aside}
                    </Text>
                  )}
                </Flex>
              ))}
            </Box>
          )}
        </Place>
      )}
    </Frame>
  )
}

const scrollIntoList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
