import { Box, Button, Text } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { captcha } from '#languages/en/screens/captcha.ts'
import { useLanguage, useWords } from '../../language/words.ts'
import { loadTurnstile } from './turnstile.ts'

export interface CaptchaWidgetProps {
  siteKey: string
  /** The address of Turnstile's script. */
  script: string
  /** Registers the function that takes a token and asks for the next; returns one that unregisters it. */
  hold: (take: () => string | null) => () => void
}

type State = 'loading' | 'asking' | 'passed' | 'expired' | 'failed' | 'blocked'

interface AttemptProps extends CaptchaWidgetProps {
  /** Whether an earlier widget failed and its button had the focus. */
  again: boolean
  onAgain: () => void
}

function Attempt({ siteKey, script, hold, again, onAgain }: AttemptProps) {
  const words = useWords(captcha)
  const language = useLanguage()
  const saidBy = useId()
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  const group = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let token: string | null = null
    let left = false
    let askAnew = () => {}
    let remove = () => {}
    loadTurnstile(script).then(
      (turnstile) => {
        if (left || !box.current) return
        const become = (next: State, given: string | null) => {
          token = given
          setState(next)
        }
        const id = turnstile.render(box.current, {
          sitekey: siteKey,
          language,
          theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
          size: 'flexible',
          'response-field': false,
          callback: (given) => become('passed', given),
          'expired-callback': () => become('expired', null),
          'error-callback': () => {
            become('failed', null)
            // It is told here, not in the console.
            return true
          },
        })
        setState('asking')
        askAnew = () => {
          become('asking', null)
          turnstile.reset(id)
        }
        remove = () => turnstile.remove(id)
      },
      () => !left && setState('blocked'),
    )
    const letGo = hold(() => {
      const given = token
      // A token is good for one question, however that is answered.
      if (given) askAnew()
      return given
    })
    return () => {
      left = true
      letGo()
      remove()
    }
  }, [siteKey, script, hold, language])

  useEffect(() => {
    if (again) group.current?.focus()
  }, [again])

  const sentence =
    state === 'asking' || state === 'passed'
      ? ''
      : state === 'blocked'
        ? words.blocked({ site: new URL(script, location.href).host })
        : words[state]
  const isOver = state === 'failed' || state === 'blocked'
  return (
    <Box
      ref={group}
      role="group"
      tabIndex={-1}
      outline="none"
      aria-label={words.label}
      aria-describedby={saidBy}
    >
      <Box ref={box} hidden={isOver} />
      <Text
        id={saidBy}
        role="status"
        textStyle="sm"
        color={isOver ? 'fg.error' : 'fg.muted'}
        {...(isOver && { mb: '2' })}
      >
        {sentence}
      </Text>
      {isOver && (
        <Button size="sm" variant="outline" onClick={onAgain}>
          {words.again}
        </Button>
      )}
    </Box>
  )
}

/** Turnstile's widget, and a sentence for each way in which it is not there or does not pass. */
export function CaptchaWidget(props: CaptchaWidgetProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Attempt key={attempt} {...props} again={attempt > 0} onAgain={() => setAttempt(attempt + 1)} />
  )
}
