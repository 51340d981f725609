import { Button } from '@chakra-ui/react'
import type { MouseEvent, ReactNode } from 'react'

interface PageLinkProps {
  target: number
  onChange: (page: number) => void
  href?: string | undefined
  label: string
  current?: boolean
  disabled?: boolean
  /** Previous and next: left out on phones, where seven targets of 44 px fill the row. */
  step?: boolean
  children: ReactNode
}

export function PageLink(props: PageLinkProps) {
  const { target, onChange, href, label, current, disabled, step, children } = props

  const go = (event: MouseEvent) => {
    // Ctrl, ⌘ and Shift keep their meaning: a new tab or window.
    if (href && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    event.preventDefault()
    if (!current) onChange(target)
  }

  return (
    <Button
      {...(href && !disabled && { asChild: true })}
      size="sm"
      variant="ghost"
      px="1"
      {...(step && { display: { base: 'none', md: 'inline-flex' } })}
      textStyle="number"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      disabled={disabled}
      onClick={go}
      _currentPage={{ bg: 'neel.subtle', color: 'neel.fg' }}
    >
      {href && !disabled ? <a href={href}>{children}</a> : children}
    </Button>
  )
}
