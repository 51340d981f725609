import { Box, Icon, Input } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'

const label = 'Enter client name'

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')
  )
}

/** Enter opens the invoice list filtered by the client; "/" comes here from anywhere. */
export function ClientSearch() {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const current = pathname === paths.invoices ? new URLSearchParams(search).get('client') : null

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const client = input.current?.value.trim()
    navigate(client ? `${paths.invoices}?client=${encodeURIComponent(client)}` : paths.invoices)
  }

  return (
    <Box as="form" role="search" onSubmit={submit} flex="1" minW="0" maxW="360px">
      <Box position="relative">
        <Icon
          as={Search}
          boxSize="4"
          position="absolute"
          insetStart="3"
          top="50%"
          transform="translateY(-50%)"
          color="fg.muted"
          pointerEvents="none"
          zIndex="1"
          aria-hidden
        />
        <Input
          // A new address brings its own text: a cleared filter clears the box.
          key={current ?? ''}
          ref={input}
          type="search"
          name="client"
          defaultValue={current ?? ''}
          placeholder={label}
          aria-label={label}
          aria-keyshortcuts="/"
          autoComplete="off"
          enterKeyHint="search"
          borderColor="border.emphasized"
          ps="9"
          pe={{ base: '3', md: '10' }}
        />
        <Box
          as="kbd"
          display={{ base: 'none', md: 'block' }}
          position="absolute"
          insetEnd="2.5"
          top="50%"
          transform="translateY(-50%)"
          px="1.5"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l1"
          color="fg.muted"
          fontFamily="body"
          fontSize="0.75rem"
          lineHeight="1.125rem"
          pointerEvents="none"
          aria-hidden
        >
          /
        </Box>
      </Box>
    </Box>
  )
}
