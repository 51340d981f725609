import type { Plugin, Rolldown } from 'vite'

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number]

/** `Link.displayName = 'Link'`, which only the tools for developers read. */
const isNaming = (statement: Statement) =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  statement.expression.left.type === 'MemberExpression' &&
  statement.expression.left.property.type === 'Identifier' &&
  statement.expression.left.property.name === 'displayName'

/** Where the call begins in `var Link = React.forwardRef(…)`; undefined in anything else. */
function forwardRefIn(statement: Statement): number | undefined {
  const init = statement.type === 'VariableDeclaration' ? statement.declarations[0]?.init : null
  const callee = init?.type === 'CallExpression' ? init.callee : null
  const property = callee?.type === 'MemberExpression' ? callee.property : null
  return property?.type === 'Identifier' && property.name === 'forwardRef' ? init?.start : undefined
}

/**
 * React Router is one file whose components the bundler must keep, used or not, since it cannot know that making one
 * does nothing else. This tells it (decision 0030).
 */
export const routerParts: Plugin = {
  name: 'bahi-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler(code) {
      let marked = code
      const put = (from: number, to: number, text: string) => {
        marked = marked.slice(0, from) + text + marked.slice(to)
      }
      for (const statement of this.parse(code).body.toReversed()) {
        if (isNaming(statement)) put(statement.start, statement.end, '')
        const call = forwardRefIn(statement)
        if (call !== undefined) put(call, call, '/* @__PURE__ */ ')
      }
      return { code: marked, map: null }
    },
  },
}
