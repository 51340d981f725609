import { Component, type ReactNode } from 'react'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { askAnew } from './lazy-screen.tsx'

interface CrashProps {
  /** The address' key: another address is another chance. */
  place: string
  children: ReactNode
}

/** What stands in place of a screen that fails to load or to draw. */
export class Crash extends Component<CrashProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidUpdate({ place }: CrashProps) {
    if (this.state.crashed && place !== this.props.place) this.recover()
  }

  /** A reload brings what was deployed meanwhile, too; without a connection it would bring the browser's own error. */
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
    return (
      <ErrorState
        headingLevel="h1"
        title="This page could not be shown"
        message="Check your connection, then try again. What you typed is kept."
        onRetry={this.tryAgain}
      />
    )
  }
}
