import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { standings } from '#languages/en/names/standings.ts'
import { shell } from '#languages/en/screens/shell.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { foundGroups } from './found-groups.ts'
import { useActiveLine } from './use-active-line.ts'
import { useFound } from './use-found.ts'

/** Searches as one types, and leads where the arrows, Enter and Escape say. */
export function useClientSearch() {
  const words = useWords(shell)
  const named = useWords(standings)
  const amounts = useAmounts()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const listed = (pathname === paths.invoices && new URLSearchParams(search).get('client')) || ''

  const [typed, setTyped] = useState(listed)
  const [open, setOpen] = useState(false)
  // A new address brings its own text: a cleared filter clears the box.
  const [seen, setSeen] = useState(listed)
  if (seen !== listed) {
    setSeen(listed)
    setTyped(listed)
  }

  const text = typed.trim()
  const { found, failed } = useFound(open ? text : '')
  const groups = found && foundGroups(found, words, named, amounts)
  const lines = groups?.flatMap((group) => group.lines) ?? []
  const { active, setActive, onKeyDown: onArrow } = useActiveLine(lines.length)

  const close = () => {
    setOpen(false)
    setActive(-1)
  }

  const go = (address: string) => {
    close()
    navigate(address)
  }

  const showList = () =>
    go(text ? `${paths.invoices}?client=${encodeURIComponent(text)}` : paths.invoices)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    onArrow(event)
  }

  const submit = () => {
    const chosen = lines[active]
    if (chosen) go(chosen.to)
    else showList()
  }

  const type = (value: string) => {
    setTyped(value)
    setOpen(true)
    setActive(-1)
  }

  return { typed, type, text, groups, failed, active, close, submit, showList, onKeyDown, go }
}
