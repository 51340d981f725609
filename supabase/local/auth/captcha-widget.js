// Stands in for the parts of Turnstile's script that the app uses: a box to tick instead of Cloudflare's questions.
{
  const base = new URL('.', document.currentScript.src)
  const widgets = new Map()

  const draw = (id) => {
    const { box, options } = widgets.get(id)
    const label = document.createElement('label')
    const tick = document.createElement('input')
    tick.type = 'checkbox'
    // Once ticked it stays so, and keeps the focus.
    tick.addEventListener('click', (event) => tick.checked || event.preventDefault())
    tick.addEventListener('change', async () => {
      const answer = await fetch(new URL('token', base), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ sitekey: options.sitekey }),
      }).catch(() => null)
      if (!answer?.ok) return options['error-callback']?.('110100')
      const { token } = await answer.json()
      // It may have gone meanwhile.
      if (widgets.has(id)) options.callback(token)
    })
    label.append(tick, options.language === 'hi' ? ' मैं इंसान हूँ' : ' I am a person')
    box.replaceChildren(label)
  }

  window.turnstile = {
    render(box, options) {
      const id = crypto.randomUUID()
      widgets.set(id, { box, options })
      draw(id)
      return id
    },
    reset: draw,
    remove(id) {
      widgets.get(id)?.box.replaceChildren()
      widgets.delete(id)
    },
  }
}
