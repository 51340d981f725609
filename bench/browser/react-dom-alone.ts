// The least that a page with React loads; built by `react-dom-size.ts`.
import { createRoot } from 'react-dom/client'

createRoot(document.body).render(null)
