declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerRequest {
    url: string
    headers: Record<string, string>
  }

  export default function SwaggerUI(options: {
    domNode: HTMLElement
    url: string
    deepLinking: boolean
    docExpansion: 'list' | 'full' | 'none'
    defaultModelsExpandDepth: number
    requestInterceptor: (request: SwaggerRequest) => SwaggerRequest
  }): void
}
