import { Button } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

export interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  children: string
  pending: boolean
  /** The button's text while it waits, such as "Signing in...". */
  pendingText: string
}

/** As wide as the longer of its two texts, so that nothing moves when the text changes. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, pending, pendingText, disabled, display = 'inline-grid', ...button } = props
  return (
    <Button
      type="submit"
      {...button}
      display={display}
      justifyItems="center"
      disabled={pending || disabled}
      aria-busy={pending || undefined}
      {...(pending && { opacity: '0.8' })}
      data-idle={children}
      data-pending={pendingText}
      // The unseen twins take part in the width only; the text after the slash keeps them unheard.
      _before={{ content: 'attr(data-idle) / ""', visibility: 'hidden', h: '0' }}
      _after={{ content: 'attr(data-pending) / ""', visibility: 'hidden', h: '0' }}
    >
      {pending ? pendingText : children}
    </Button>
  )
}
