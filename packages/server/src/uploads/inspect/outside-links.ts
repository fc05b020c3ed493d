/**
 * The target of an address in a document. A file server (`\\host\…`, `file://host/…`, `smb:`) receives the reader's
 * name and password hash; a path on the reader's own device, or a script, may run a program.
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
