const KEY = 'bahi-tab'

/** This tab, also after a reload. Put away only when it is left: a tab that was doubled gets another name. */
export const tab = sessionStorage.getItem(KEY) ?? crypto.randomUUID()

sessionStorage.removeItem(KEY)
window.addEventListener('pagehide', () => sessionStorage.setItem(KEY, tab))
window.addEventListener('pageshow', () => sessionStorage.removeItem(KEY))
