import { startBuilt } from '../e2e/start-stack.ts'

export default function startWithDemo() {
  return startBuilt(true)
}
