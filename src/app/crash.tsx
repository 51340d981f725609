import { Component, type ReactNode } from 'react'
import { site } from '#languages/en/screens/site.ts'
import { useWords } from '../language/words.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { askAnew } from './lazy-screen.tsx'

interface CrashProps {
  /** The address' key: another address is another chance. */
  place: string
  children: ReactNode
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  const { crash } = useWords(site)
  return <ErrorState headingLevel="h1" title={crash.title} message={crash.text} onRetry={onRetry} />
}

/** Stands in for a screen that fails to load or to draw. */
export class Crash extends Component<CrashProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidUpdate({ place }: CrashProps) {
    if (this.state.crashed && place !== this.props.place) this.recover()
  }

  /**
   * A reload also brings a newer deployment. Without a connection it would show the browser's own
   * error.
   */
  tryAgain = () => {
    if (navigator.onLine) window.location.reload()
    else this.recover()
  }

  recover() {
    askAnew()
    this.setState({ crashed: false })
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return <Crashed onRetry={this.tryAgain} />
  }
}
