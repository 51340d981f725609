import { Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { standings } from '#languages/en/names/standings.ts'
import { shell } from '#languages/en/screens/shell.ts'
import type { Words } from '#languages/words.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { useShortcutsOn } from '#src/lib/shortcuts-choice.ts'
import { Input } from '#src/ui/form/input.ts'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { foundGroups, type LineGroup } from '../search/found-groups.ts'
import { LineGroups } from '../search/line-groups.tsx'
import { useActiveLine } from '../search/use-active-line.ts'
import { useFound } from '../search/use-found.ts'
import { useOffered } from '../use-offered.ts'
import { type Command, matchingCommands } from './commands.ts'
import { actionLines, askedOf } from './invoice-actions.ts'
import { useChoiceLines } from './use-choice-lines.ts'

const commandGroup = (
  text: string,
  offered: (command: Command) => boolean,
  keysShown: boolean,
  { palette, commands }: Words<typeof shell>,
): LineGroup => ({
  label: palette.title,
  lines: matchingCommands(text, commands)
    .filter(offered)
    .map(({ name, label, keys, to }) => ({
      key: name,
      title: label,
      aside: '',
      ...(keysShown && { keys }),
      to,
    })),
})

/** Everything that the keyboard can reach by a few letters: commands, choices, clients, documents and what to do with them. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { messages } = useSpeech()
  const words = useWords(shell)
  const named = useWords(standings)
  const amounts = useAmounts()
  const { palette } = words
  const navigate = useNavigate()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  // After the dialog has closed, which moves the focus itself.
  useEffect(() => field.current?.focus(), [])
  const offered = useOffered()
  const keysOn = useShortcutsOn()
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const { ask, sought } = askedOf(text, palette)
  const { found, failed } = useFound(sought)
  const choices = useChoiceLines(text)
  const actions = found ? actionLines(found.invoices, ask, palette) : []
  const groups: LineGroup<string | (() => void)>[] = [
    { label: palette.actions, lines: ask ? actions : [] },
    commandGroup(text, offered, keysOn, words),
    { label: palette.choices, lines: choices },
    ...(found ? foundGroups(found, words, named, amounts) : []),
    { label: palette.actions, lines: ask ? [] : actions },
  ].filter(({ lines }) => lines.length > 0)
  const lines = groups.flatMap((group) => group.lines)
  const { active, setActive, onKeyDown } = useActiveLine(lines.length)
  // Enter takes the first unless another is chosen.
  const chosen = active < 0 && lines.length > 0 ? 0 : active
  const nothing = found ? palette.nothing({ text }) : ''

  const go = (to: string | (() => void)) => {
    onClose()
    if (typeof to === 'string') navigate(to)
    else to()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const line = lines[chosen]
    if (line) go(line.to)
  }

  return (
    <Dialog title={palette.title} isTitleHidden onClose={onClose}>
      <form onSubmit={submit}>
        <Input
          type="text"
          role="combobox"
          ref={field}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          placeholder={palette.label}
          aria-label={palette.label}
          aria-expanded={lines.length > 0}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={chosen < 0 ? undefined : `${listId}-${chosen}`}
          autoComplete="off"
          spellCheck={false}
        />
      </form>
      {/* The field keeps the focus when a line is pressed. */}
      <Flex
        direction="column"
        mt="2"
        mx="-2.5"
        h={{ base: '50dvh', md: '340px' }}
        // The list itself scrolls, as the popup of the field that moves through it.
        // Faded where more of it may be.
        css={{
          '& > [role=listbox]': {
            overflowY: 'auto',
            paddingBottom: '28px',
            maskImage: 'linear-gradient(to bottom, #000 calc(100% - 28px), transparent)',
          },
        }}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Text role="status" textStyle="meta" color="fg.muted" px="2.5" py="1.5">
          {failed ? messages.searchFailed : lines.length === 0 && nothing}
        </Text>
        <LineGroups
          id={listId}
          label={palette.lines}
          groups={groups}
          active={chosen}
          onChoose={go}
        />
      </Flex>
    </Dialog>
  )
}
