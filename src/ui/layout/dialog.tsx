import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

const Frame = chakra('dialog')

interface DialogProps {
  title: string
  /** Whether what is in it says enough to those who see it. */
  isTitleHidden?: boolean
  /** Esc was pressed. */
  onClose: () => void
  /** Something runs whose end must be seen: Esc does nothing meanwhile. */
  busy?: boolean
  /** Whether it shows two things side by side if there is enough space. */
  wide?: boolean
  children: ReactNode
}

/** Lies over the page, which waits, for as long as it is mounted; what had the focus gets it back. */
export function Dialog(props: DialogProps) {
  const { title, isTitleHidden = false, onClose, busy = false, wide = false, children } = props
  const frame = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const shown = frame.current
    shown?.showModal()
    shown?.focus()
    return () => shown?.close()
  }, [])

  return (
    <Frame
      ref={frame}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => busy && event.preventDefault()}
      // Browsers close it by themselves at Esc, this way or the other; at a second Esc they do not ask.
      onClose={() => {
        if (frame.current?.open) return
        if (busy) frame.current?.showModal()
        else onClose()
      }}
      m="auto"
      w={{ base: 'calc(100% - 1.5rem)', sm: '560px', ...(wide && { lg: '1000px' }) }}
      maxW="none"
      maxH="calc(100dvh - 1.5rem)"
      overflowY="auto"
      overscrollBehavior="contain"
      // A field that is scrolled to is seen with its label.
      scrollPaddingTop="12"
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="l3"
      outline="0"
      _backdrop={{ bg: 'black/60' }}
    >
      <Heading
        as="h2"
        id={titleId}
        textStyle="title"
        // `srOnly={false}` takes the margin away.
        {...(isTitleHidden ? { srOnly: true } : { mb: '4' })}
      >
        {title}
      </Heading>
      {children}
    </Frame>
  )
}
