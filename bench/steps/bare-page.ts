import { createServer } from 'node:http'

/**
 * The minimal page for the same interactions: steps whose fields are inserted as text on press, a table of fifty rows
 * with a dialog, no framework, no rules, no requests and no state.
 */
const html = `<!doctype html><html lang="en"><title>Bare</title><meta charset="utf-8">
<nav><a href="#one" id="one">One</a> <a href="#list" id="list">List</a></nav><main><form></form></main>
<dialog></dialog>
<script>
const main = document.querySelector('main'), dialog = document.querySelector('dialog')
const fields = Array.from({ length: 12 }, (_, n) => '<p><label>Field ' + n + ' <input></label>').join('')
const rows = Array.from({ length: 50 }, (_, n) =>
  '<tr><td>Nurse, CHUM ' + n + '<td>2 years<td>$85,000<td><button class="edit">Edit</button><button>Remove</button>').join('')
const show = (body) => { main.innerHTML = '<h1>Step</h1><form>' + body + '</form>' }
document.getElementById('one').onclick = (event) => { event.preventDefault(); show(fields) }
document.getElementById('list').onclick = (event) => { event.preventDefault(); show('<table>' + rows + '</table>') }
main.onclick = (event) => {
  if (!event.target.matches('.edit')) return
  event.preventDefault()
  dialog.innerHTML = '<form>' + fields + '</form>'
  dialog.showModal()
}
</script></html>`

export const startBarePage = async () => {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
