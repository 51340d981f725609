import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '#src/ui/layout/link.tsx'

/**
 * Says where what is typed is to be found. A draft gets its address with its first key, and the router draws that when it has
 * the time: who leaves at once must not come back to an empty sheet.
 */
export const WayBack = createContext<(() => string) | null>(null)

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Leads to where something is set up, and from there back here. */
export function ReturningLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'state'>) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const wayBack = useContext(WayBack)
  return (
    <Link
      {...props}
      to={to}
      state={{ returnTo: pathname }}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        navigate(to, { state: { returnTo: wayBack?.() ?? pathname } })
      }}
    />
  )
}
