import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { hosting } from './hosting/plugin.ts'
import { clientPage } from './src/client-page/vite-plugin.ts'

const needed = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY']

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'BAHI_HOST'])
  const missing = needed.filter((name) => !env[name])
  if (command === 'build' && missing.length > 0) {
    throw new Error(`Set ${missing.join(' and ')} before building. See .env.example.`)
  }
  return {
    plugins: [react(), clientPage(), hosting(env.VITE_SUPABASE_URL ?? '', env.BAHI_HOST)],
    build: {
      target: 'baseline-widely-available',
      rolldownOptions: {
        treeshake: {
          // Chakra's own colours and recipes, which the theme leaves out, would be kept as calls nobody may drop.
          manualPureFunctions: [
            'defineTokens',
            'defineSemanticTokens',
            'defineRecipe',
            'defineSlotRecipe',
            'defineConfig',
            'defineLayerStyles',
            'defineAnimationStyles',
            'defineTextStyles',
            'defineKeyframes',
            'createAnatomy',
          ],
        },
      },
    },
  }
})
