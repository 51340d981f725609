import { useEffect, useRef } from 'react'

/** Gives the focus back to the button that opened a form once the form is gone. */
export function useFocusReturn(formIsShown: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const formWasShown = useRef(false)
  useEffect(() => {
    if (formWasShown.current && !formIsShown) button.current?.focus()
    formWasShown.current = formIsShown
  }, [formIsShown])
  return button
}
