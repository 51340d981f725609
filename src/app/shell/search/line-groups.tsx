import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { shell } from '#languages/en/screens/shell.ts'
import { useWords } from '#src/language/words.ts'
import type { LineGroup } from './found-groups.ts'

interface LineGroupsProps<To> {
  /** The id of the list; a line's id is this and its position. */
  id: string
  label: string
  groups: LineGroup<To>[]
  /** The one that the arrow keys have reached; -1 for none. */
  active: number
  onChoose: (to: To) => void
}

const Key = chakra('kbd', {
  base: {
    minW: '5',
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
    color: 'fg.muted',
    fontFamily: 'body',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    textAlign: 'center',
  },
})

/** Scrolls to the line that the arrow keys reach. */
const comeIntoSight = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

/** Lines under the names of their groups, for a field that keeps the focus. */
export function LineGroups<To>({ id, label, groups, active, onChoose }: LineGroupsProps<To>) {
  const { palette } = useWords(shell)
  const lines = groups.flatMap((group) => group.lines)
  return (
    <Box role="listbox" id={id} aria-label={label} hidden={lines.length === 0}>
      {groups.map((group) => (
        <Box key={group.label} role="group" aria-label={group.label}>
          <Text textStyle="meta" color="fg.muted" px="2.5" pt="1.5" aria-hidden>
            {group.label}
          </Text>
          {group.lines.map((line) => {
            const place = lines.indexOf(line)
            return (
              <Flex
                key={line.key}
                role="option"
                ref={place === active ? comeIntoSight : undefined}
                id={`${id}-${place}`}
                aria-selected={place === active}
                justify="space-between"
                align="center"
                gap="3"
                px="2.5"
                py="2"
                borderRadius="l1"
                cursor="pointer"
                _selected={{ bg: 'neel.subtle' }}
                _hover={{ bg: 'bg.subtle' }}
                onClick={() => onChoose(line.to)}
              >
                <Box minW="0">
                  <Text fontWeight="600" truncate>
                    {line.title}
                  </Text>
                  {line.detail && (
                    <Text textStyle="meta" color="fg.muted" truncate>
                      {line.detail}
                    </Text>
                  )}
                </Box>
                {line.keys ? (
                  <Flex gap="1" flexShrink="0" hideBelow="md">
                    {line.keys.map((key, step) => (
                      <Fragment key={key}>
                        {step > 0 && <Box srOnly>{palette.nextKey}</Box>}
                        <Key>{key}</Key>
                      </Fragment>
                    ))}
                  </Flex>
                ) : (
                  <Text textStyle="amount" whiteSpace="nowrap">
                    {line.aside}
                  </Text>
                )}
              </Flex>
            )
          })}
        </Box>
      ))}
    </Box>
  )
}
