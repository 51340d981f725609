import { Button, Flex, Text } from '@chakra-ui/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { formatWhole } from '#domain/money.ts'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: string
  /** How many it leads to, where there are some. */
  count?: number | undefined
}

export interface SegmentedToggleProps<Value extends string> {
  /** The accessible name of the group. */
  label: string
  options: ReadonlyArray<Value | SegmentedOption<Value>>
  value: Value | null
  /** Gets null only where `clearable`: pressing the chosen button again lets go of it. */
  onChange: (value: Value | null) => void
  clearable?: boolean
  /** Long words: on a phone they are one line that scrolls, as more than four are anyway. */
  oneLine?: boolean
}

const FADE = '28px'

export function SegmentedToggle<Value extends string>(props: SegmentedToggleProps<Value>) {
  const { label, options, value, onChange, clearable = false, oneLine = false } = props
  const many = oneLine || options.length > 4
  const frame = useRef<HTMLDivElement>(null)
  const items = options.map(
    (option): SegmentedOption<Value> =>
      typeof option === 'string' ? { value: option, label: option } : option,
  )
  const place = items.findIndex((item) => item.value === value)
  const [hidden, setHidden] = useState({ left: false, right: false })
  const look = useCallback(() => {
    if (!frame.current) return
    const { scrollLeft, clientWidth, scrollWidth } = frame.current
    setHidden({ left: scrollLeft > 4, right: scrollLeft + clientWidth < scrollWidth - 4 })
  }, [])
  // In a line that scrolls, the chosen one is in sight, also once counts or a turned phone have moved it.
  useEffect(() => {
    const line = frame.current
    const chosen = line?.children[place]
    if (!(line && chosen instanceof HTMLElement)) return
    const comeIntoSight = () => {
      line.scrollLeft = chosen.offsetLeft - 40
      look()
    }
    comeIntoSight()
    const resized = new ResizeObserver(comeIntoSight)
    for (const part of [line, ...line.children]) resized.observe(part)
    return () => resized.disconnect()
  }, [place, look])
  return (
    <Flex
      ref={frame}
      role="group"
      aria-label={label}
      display="inline-flex"
      position="relative"
      // Many are one line, which scrolls: more lines of them would push away what they filter.
      wrap={many ? 'nowrap' : 'wrap'}
      overflowX={many ? 'auto' : 'visible'}
      scrollbarWidth="none"
      onScroll={look}
      // Faded where more of them are.
      maskImage={
        hidden.left || hidden.right
          ? `linear-gradient(to right, ${hidden.left ? `transparent, #000 ${FADE}` : '#000'}, ${hidden.right ? `#000 calc(100% - ${FADE}), transparent` : '#000'})`
          : undefined
      }
      p="3px"
      gap="2px"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="calc({radii.l2} + 3px)"
      maxW="full"
    >
      {items.map((item) => {
        const pressed = item.value === value
        return (
          <Button
            key={item.value}
            type="button"
            flexShrink="0"
            size="xs"
            variant="ghost"
            textStyle="sm"
            gap="1"
            // Four stand side by side on a phone, too, and a count makes no further line.
            px={{
              base: many ? '2' : options.length > 3 ? '2' : '3',
              md: many ? '1.5' : '3.5',
              lg: many ? '2.5' : '3.5',
            }}
            aria-pressed={pressed}
            _pressed={{
              bg: 'bg.panel',
              color: 'fg',
              borderColor: 'border.emphasized',
              boxShadow: 'xs',
            }}
            onClick={() => {
              if (!pressed) onChange(item.value)
              else if (clearable) onChange(null)
            }}
          >
            {item.label}
            {item.count !== undefined && item.count > 0 && (
              <Text
                as="span"
                color="fg.muted"
                fontWeight="400"
                fontSize="xs"
                // Beside the sidebar of a tablet there is no room for all counts.
                display={many ? { md: 'none', lg: 'inline' } : undefined}
              >
                {formatWhole(item.count)}
              </Text>
            )}
          </Button>
        )
      })}
    </Flex>
  )
}
