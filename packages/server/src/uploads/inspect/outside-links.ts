/**
 * Where an address in a document leads. A file server (`\\host\…`, `file://host/…`, `smb:`) is asked for with the name
 * and password hash of whoever opens the document; a path on the reader's own device names a program or file there, and so does a script.
 */
export const linkTo = (address: string): 'web' | 'server' | 'device' => {
  const text = address
    .replace(/[\s\0]/g, '')
    .replaceAll('\\', '/')
    .toLowerCase()
  if (/^(?:smb|dav|webdav|ldap|ms-[\w-]+|search-ms):/.test(text)) return 'server'
  if (/^(?:file:)?\/\/(?!\/|localhost\/)[^/]/.test(text)) return 'server'
  if (/^file:\/{4,}[^/]/.test(text)) return 'server'
  return /^(?:file:|(?:javascript|vbscript|mhtml|mk|its|jar|shell|res):|[a-z]:\/)/.test(text) ? 'device' : 'web'
}
