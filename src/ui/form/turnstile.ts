type Options = {
  sitekey: string
  language: string
  theme: 'light' | 'dark'
  size: 'flexible'
  'response-field': boolean
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => boolean
}

export type Turnstile = {
  render: (box: HTMLElement, options: Options) => string
  reset: (id: string) => void
  remove: (id: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

/** A blocker may let a request hang instead of refusing it. */
const PATIENCE_MS = 15_000

/** Turnstile, loaded once; what could not be loaded is asked for anew the next time. */
export function loadTurnstile(address: string): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile)
  const underWay = document.querySelector<HTMLScriptElement>(`script[src="${address}"]`)
  const script = underWay ?? document.createElement('script')
  return new Promise((resolve, reject) => {
    const end = () => {
      if (window.turnstile) return resolve(window.turnstile)
      script.remove()
      reject(new Error('Turnstile is not there.'))
    }
    script.addEventListener('load', end)
    script.addEventListener('error', end)
    setTimeout(end, PATIENCE_MS)
    if (underWay) return
    script.src = address
    document.head.append(script)
  })
}
