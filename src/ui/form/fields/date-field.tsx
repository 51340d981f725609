import { IconButton } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import {
  type KeyboardEvent,
  lazy,
  type Ref,
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { type FieldTexts, labelIdOf } from '../field-frame.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const DayCalendar = lazy(async () => ({
  default: (await import('../calendar/day-calendar.tsx')).DayCalendar,
}))

/** Stands for the input where a form registers the field: its value is the day, whatever the input shows. */
interface DayInput {
  readonly type: 'text'
  value: string
  focus: () => void
  select: () => void
}

interface DayEvent {
  type: 'change' | 'blur'
  target: { name: string; type: 'text'; value: string }
}

type InputProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'min' | 'max' | 'ref' | 'name'
>

export interface DateFieldProps extends FieldTexts, InputProps {
  name?: string
  /** YYYY-MM-DD; a text that is no day stays as it was typed, for the check of the form to refuse. */
  value?: string
  /** The days that the calendar offers, YYYY-MM-DD. */
  min?: string | number | undefined
  max?: string | number | undefined
  /** The day that an empty field stands for, YYYY-MM-DD; it shows that. */
  usual?: string
  /** A line below the field, told whether the field shows the day as it is written here. */
  note?: (isWritten: boolean) => string | null
  /** Whether the calendar can empty it; usual for optional fields. */
  clears?: boolean
  onChange?: (event: DayEvent) => unknown
  onBlur?: (event: DayEvent) => unknown
  ref?: Ref<DayInput>
}

/** Keeps the value where the form does not, and is what `register` of a form reads and writes. */
function useDayInput(ref: Ref<DayInput> | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const now = useRef('')
  const [value, setValue] = useState('')
  const keep = (next: string) => {
    now.current = next
    setValue(next)
  }
  const [handle] = useState<DayInput>(() => ({
    type: 'text',
    get value() {
      return now.current
    },
    set value(next) {
      // A form that knows no value gives none.
      keep(next || '')
    },
    focus: () => input.current?.focus(),
    select: () => input.current?.select(),
  }))
  useImperativeHandle(ref, () => handle, [handle])
  return { input, value, keep }
}

/**
 * A day, typed as people write it or picked from a calendar, the same in every browser. It shows the day by the rule of the
 * language; its form has YYYY-MM-DD.
 */
export function DateField(props: DateFieldProps) {
  const {
    label,
    help,
    error,
    optional,
    id,
    usual = '',
    note,
    name = '',
    clears = optional ?? false,
    ...others
  } = props
  const { value: given, min, max, onChange, onBlur, ref, ...input } = others
  const words = useWords(kit).dates
  const { shown, meant } = useDates()
  const own = useDayInput(ref)
  const value = given ?? own.value
  const [typed, setTyped] = useState<string | null>(null)
  const [openedBy, setOpenedBy] = useState<HTMLElement | null>(null)
  const ownId = useId()
  const fieldId = id ?? ownId
  const buttonId = useId()
  const bounds = { min: min?.toString(), max: max?.toString() }
  const read = (text: string) => meant(text, bounds)

  const written = shown(value || usual)
  // Once the form has another value, that is what the field shows.
  const text = typed !== null && read(typed) === value ? typed : written
  const noted = note?.(text === written)

  const event = (type: DayEvent['type'], next: string): DayEvent => ({
    type,
    target: { name, type: 'text', value: next },
  })
  const take = (next: string) => {
    own.keep(next)
    onChange?.(event('change', next))
  }
  const onKeyDown = (pressed: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(pressed)
    if (pressed.key === 'Enter') setTyped(null)
    if (pressed.key !== 'ArrowDown' || !pressed.altKey) return
    pressed.preventDefault()
    pressed.stopPropagation()
    setTyped(null)
    setOpenedBy(pressed.currentTarget)
  }
  const close = (takesFocusBack: boolean) => {
    if (takesFocusBack) openedBy?.focus({ preventScroll: true })
    setOpenedBy(null)
  }

  return (
    <TextField
      {...{ label, error, optional }}
      help={noted ? <span data-stays="">{noted}</span> : help}
      id={fieldId}
      autoComplete="off"
      textStyle="number"
      ps={{ base: '2', md: '3' }}
      pe={{ base: '7', md: '9' }}
      {...input}
      ref={own.input}
      name={name || undefined}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        take(read(target.value))
      }}
      onBlur={() => {
        setTyped(null)
        onBlur?.(event('blur', value))
      }}
      onKeyDown={onKeyDown}
      end={
        <>
          <IconButton
            id={buttonId}
            variant="ghost"
            position="absolute"
            insetEnd="0"
            top="0"
            h="full"
            minW="0"
            w={{ base: '11', md: '9' }}
            // Side by side on a phone, two dates have just enough space for their text and both icons.
            justifyContent="end"
            px="2"
            color="fg.muted"
            // Its ground would cover the end of the text.
            _hover={{ bg: 'transparent', color: 'fg' }}
            _expanded={{ bg: 'transparent', color: 'fg' }}
            aria-label={words.choose}
            aria-describedby={labelIdOf(fieldId)}
            aria-haspopup="dialog"
            aria-expanded={openedBy !== null}
            disabled={input.disabled}
            onClick={({ currentTarget }) => setOpenedBy(openedBy ? null : currentTarget)}
          >
            <CalendarDays aria-hidden />
          </IconButton>
          {openedBy && (
            <Suspense fallback={null}>
              <DayCalendar
                besideId={fieldId}
                {...{ buttonId, usual, value, clears, ...bounds }}
                onPick={take}
                onClose={close}
              />
            </Suspense>
          )}
        </>
      }
    />
  )
}
