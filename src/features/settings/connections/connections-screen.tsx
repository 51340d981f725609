import { KeysPanel } from './keys-panel.tsx'

export const ConnectionsScreen = () => <KeysPanel />
