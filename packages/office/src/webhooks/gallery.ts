import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { webhookEvents } from '@foyer/domain/webhooks/events.ts'
import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant, clipboard, newOwner } from '../gallery/fixtures.ts'

const list = entriesOf('officeWebhooks', '/office/webhooks')
const one = entriesOf('officeWebhook', '/office/webhooks/w1')
type Webhook = ReplyOf<'/console-api/ListWebhooks'>['Webhooks'][number]
type Deliveries = ReplyOf<'/console-api/ListDeliveries'>
type Delivery = Deliveries['Deliveries'][number]

const webhook = (EndpointID: string, given: Partial<Webhook> = {}): Webhook => ({
  EndpointID,
  Version: 1,
  Name: 'CRM',
  Url: 'https://hooks.crm.example/foyer/7f3a',
  Events: ['application.submitted', 'deal.status_changed', 'lead.received'],
  Sites: [],
  OnFl: 1,
  FailedFl: 0,
  FailingFl: 0,
  CreatedAt: '2026-11-20T15:00:00.000Z',
  FormerSecretUntil: '',
  Tried: 118,
  Delivered: 117,
  ...given,
})
const some = [
  webhook('w1'),
  webhook('w2', {
    Name: 'Automation of the whole brokerage, with reports for the accountant',
    Url: `https://automation.example/hooks/catch/${'0123456789abcdef'.repeat(6)}`,
    ...{ Events: [...webhookEvents], Sites: ['rive-nord', 'laval'], FailingFl: 1, Tried: 12, Delivered: 9 },
  }),
  webhook('w3', { Name: 'Old CRM', OnFl: 0, Tried: 0, Delivered: 0 }),
  webhook('w4', { Name: 'Reports', OnFl: 0, FailedFl: 1, FailingFl: 1, Tried: 4, Delivered: 0 }),
]
const delivery = (MessageID: string, given: Partial<Delivery> = {}): Delivery => ({
  MessageID,
  ...{ Event: 'application.submitted', SiteID: 'rive-nord', CreatedAt: '2026-11-27T15:00:00.000Z' },
  ...{ State: 'delivered', Tries: 1, NextTryAt: '', StatusCode: 204, Problem: '', DurationMs: 118 },
  TriedAt: '2026-11-27T15:00:01.000Z',
  ...given,
})
const messages: Deliveries = {
  Deliveries: [
    delivery('m1'),
    delivery('m2', {
      ...{ Event: 'document.decided', State: 'waiting', Tries: 4, StatusCode: 500, DurationMs: 2310 },
      NextTryAt: '2026-11-27T15:40:00.000Z',
    }),
    delivery('m3', { Event: 'lead.received', State: 'failed', Tries: 21, StatusCode: 0, Problem: 'certificate' }),
    delivery('m6', { Event: 'lead.received', State: 'failed', Tries: 21, StatusCode: 0, Problem: 'name' }),
    delivery('m4', {
      Event: 'deal.status_changed',
      State: 'waiting',
      Tries: 0,
      StatusCode: 0,
      DurationMs: 0,
      TriedAt: '',
    }),
    delivery('m5', { Event: 'test', SiteID: '', StatusCode: 200 }),
  ],
  Next: 'm5',
}
const opened: ReplyOf<'/console-api/LoadDelivery'> = {
  ...delivery('msg_0123456789abcdef0123456789abcdef', { State: 'waiting', StatusCode: 500, Tries: 2 }),
  NextTryAt: '2026-11-27T15:40:00.000Z',
  Headers: [
    { Name: 'content-type', Value: 'application/json' },
    { Name: 'webhook-id', Value: 'msg_0123456789abcdef0123456789abcdef' },
    { Name: 'webhook-timestamp', Value: '1795791600' },
    { Name: 'webhook-signature', Value: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=' },
  ],
  Body: JSON.stringify({
    ...{ id: 'msg_0123456789abcdef0123456789abcdef', type: 'application.submitted' },
    ...{ timestamp: '2026-11-27T15:00:00.000Z', data: { SiteID: 'rive-nord', MortgageApplicationID: 1042 } },
  }),
  Response: '<html><body>Internal Server Error</body></html>',
}
const filled: GalleryReplies = {
  '/console-api/ListWebhooks': { Webhooks: some },
  '/console-api/ListDeliveries': messages,
  '/console-api/LoadDelivery': opened,
}
const withOne = (given: Partial<Webhook>): GalleryReplies => ({
  ...filled,
  '/console-api/ListWebhooks': { Webhooks: [webhook('w1', given)] },
})
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='

const add = openDialog('main [data-add]')
const typed = inTurn(
  add,
  type('dialog input[id$="Name"]', 'CRM'),
  type('dialog input[id$="Url"]', 'https://hooks.crm.example/foyer'),
  click('dialog section input[type="checkbox"]', 0),
)
const someSite = inTurn(typed, click('dialog input[value="some"]'), click('dialog [class*="_sites_"] input'))
const refused = (Key: ErrorKey, Field: string, act = typed): Partial<GalleryEntry> => ({
  replies: { ...filled, '/console-api/SaveWebhook': { refused: Key, errors: [{ Field, Key }] } },
  act: inTurn(act, submitDialog, waitFor('dialog [data-error-key]')),
})
const press = (name: string) => inTurn(waitFor(`main [data-${name}]`), click(`main [data-${name}]`))
const confirm = inTurn(waitFor('dialog'), click('dialog [class*="_buttons_"] button', 1))
const news = waitFor('main [role="status"] p, main [role="alert"] p')
const change = openDialog('main [data-change]')
const row = 'main [class*="_records_"] [class*="_buttons_"] button'
const rowButton = (place: number) => inTurn(waitFor(row), click(row, place))
const tested = (given: Partial<ReplyOf<'/console-api/TestWebhook'>>): GalleryReplies => ({
  ...filled,
  '/console-api/TestWebhook': {
    ...{ MessageID: 'm9', StatusCode: 204, Problem: '', DurationMs: 120, TriedAt: '2026-11-27T15:00:00.000Z' },
    ...{ Response: '', ...given },
  },
})
const replaying = openDialog('main [data-replay]')
const replayed = (Count: number): Partial<GalleryEntry> => ({
  replies: { ...filled, '/console-api/ReplayWebhook': { Count } },
  act: inTurn(replaying, submitDialog, news),
})
const replayRefused = (Key: ErrorKey): Partial<GalleryEntry> => ({
  replies: { ...filled, '/console-api/ReplayWebhook': { refused: Key, errors: [{ Field: 'LastDay', Key }] } },
  act: inTurn(replaying, submitDialog, waitFor('dialog [data-error-key]')),
})

export const gallery: GalleryEntry[] = [
  list('filled', { replies: filled }),
  list('none', { replies: { '/console-api/ListWebhooks': { Webhooks: [] } } }),
  list('loading', { replies: { '/console-api/ListWebhooks': 'pending' } }),
  list('not loaded', { replies: { '/console-api/ListWebhooks': { refused: 'ServerError' } } }),
  list('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  list('add', { replies: filled, act: add }),
  list('add, one site', { replies: { ...filled, '/console-api/LoadMe': newOwner }, act: add }),
  list('add, wrong', {
    replies: filled,
    act: inTurn(add, type('dialog input[id$="Url"]', 'http://crm'), click('dialog input[value="some"]'), submitDialog),
  }),
  list('add, not reachable', refused('WebhookNotReachable', 'Url')),
  list('add, site is gone', refused('UnknownChoice', 'Sites', someSite)),
  list('add, too many', {
    replies: { ...filled, '/console-api/SaveWebhook': { refused: 'TooManyWebhooks' } },
    act: inTurn(typed, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  list('add, busy', {
    replies: { ...filled, '/console-api/SaveWebhook': 'pending' },
    act: inTurn(typed, submitDialog),
  }),
  list('added', {
    replies: { ...filled, '/console-api/SaveWebhook': { EndpointID: 'w9', Version: 1, Secret: secret } },
    before: clipboard(async () => undefined),
    act: inTurn(typed, submitDialog, waitFor('dialog code')),
  }),
  one('filled', { replies: filled }),
  one('loading', { replies: { ...filled, '/console-api/ListWebhooks': 'pending' } }),
  one('not loaded', { replies: { ...filled, '/console-api/ListWebhooks': { refused: 'ServerError' } } }),
  one('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  one('unknown', { replies: { ...filled, '/console-api/ListWebhooks': { Webhooks: [] } } }),
  one('off', { replies: withOne({ OnFl: 0 }) }),
  one('turned off after failures', { replies: withOne({ OnFl: 0, FailedFl: 1, FailingFl: 1, Delivered: 0 }) }),
  one('failing, with a former secret', {
    replies: withOne({ FailingFl: 1, FormerSecretUntil: '2026-11-28T15:00:00.000Z', Tried: 0, Sites: ['laval'] }),
  }),
  one('no message', { replies: { ...filled, '/console-api/ListDeliveries': { Deliveries: [], Next: '' } } }),
  one('loading, messages', { replies: { ...filled, '/console-api/ListDeliveries': 'pending' } }),
  one('messages not loaded', { replies: { ...filled, '/console-api/ListDeliveries': { refused: 'ServerError' } } }),
  one('more messages loading', {
    replies: { ...filled, '/console-api/ListDeliveries': [messages, 'pending'] },
    act: inTurn(waitFor('main [class*="_more_"]'), click('main [class*="_more_"]')),
  }),
  one('messages of a state, none', {
    replies: { ...filled, '/console-api/ListDeliveries': [messages, { Deliveries: [], Next: '' }] },
    act: inTurn(
      waitFor('main [role="combobox"]'),
      click('main [role="combobox"]'),
      waitFor('[role="option"]'),
      click('[role="option"]', 3),
    ),
  }),
  one('refreshed', { replies: filled, act: press('refresh') }),
  one('tested', { replies: tested({}), act: inTurn(press('test'), news) }),
  one('tested, not accepted', { replies: tested({ StatusCode: 500 }), act: inTurn(press('test'), news) }),
  one('tested, did not arrive', {
    replies: tested({ StatusCode: 0, Problem: 'timeout' }),
    act: inTurn(press('test'), news),
  }),
  one('testing', { replies: { ...filled, '/console-api/TestWebhook': 'pending' }, act: press('test') }),
  one('tested too often', {
    replies: { ...filled, '/console-api/TestWebhook': { refused: 'TooManyRequests' } },
    act: inTurn(press('test'), news),
  }),
  one('change', { replies: filled, act: change }),
  one('changed', {
    replies: { ...filled, '/console-api/SaveWebhook': { EndpointID: 'w1', Version: 2, Secret: '' } },
    act: inTurn(change, type('dialog input[id$="Name"]', 'Our CRM'), submitDialog, news),
  }),
  one('change, changed meanwhile', {
    replies: {
      ...filled,
      '/console-api/ListWebhooks': [
        { Webhooks: some },
        { Webhooks: [webhook('w1', { Version: 2, Name: 'CRM of Luc', Events: ['document.uploaded'] })] },
      ],
      '/console-api/SaveWebhook': { refused: 'StaleEdit' },
    },
    act: inTurn(
      change,
      type('dialog input[id$="Name"]', 'Our CRM'),
      submitDialog,
      waitFor('dialog [role="status"] li'),
    ),
  }),
  one('change, removed meanwhile', {
    replies: {
      ...filled,
      '/console-api/ListWebhooks': [{ Webhooks: some }, { Webhooks: [] }],
      '/console-api/SaveWebhook': { refused: 'StaleEdit' },
    },
    act: inTurn(change, submitDialog, waitFor('main [class*="_empty"]')),
  }),
  one('turned off', {
    replies: { ...filled, '/console-api/SaveWebhook': { EndpointID: 'w1', Version: 2, Secret: '' } },
    act: inTurn(press('switch'), news),
  }),
  one('turned on', {
    replies: { ...withOne({ OnFl: 0 }), '/console-api/SaveWebhook': { EndpointID: 'w1', Version: 2, Secret: '' } },
    act: inTurn(press('switch'), news),
  }),
  one('turned off, changed meanwhile', {
    replies: { ...filled, '/console-api/SaveWebhook': { refused: 'StaleEdit' } },
    act: inTurn(press('switch'), news),
  }),
  one('turned off, not reached', {
    replies: { ...filled, '/console-api/SaveWebhook': { refused: 'Unavailable' } },
    act: inTurn(press('switch'), news),
  }),
  one('new secret soon after another', {
    replies: withOne({ FormerSecretUntil: '2026-11-28T15:00:00.000Z' }),
    act: openDialog('main [data-rotate]'),
  }),
  one('new secret', { replies: filled, act: openDialog('main [data-rotate]') }),
  one('new secret made', {
    replies: {
      ...filled,
      '/console-api/RotateWebhookSecret': { Secret: secret, FormerSecretUntil: '2026-11-28T15:00:00.000Z' },
    },
    before: clipboard(async () => undefined),
    act: inTurn(press('rotate'), confirm, waitFor('dialog code')),
  }),
  one('remove', { replies: filled, act: openDialog('main [data-remove]') }),
  one('remove, not reached', {
    replies: { ...filled, '/console-api/RemoveWebhook': { refused: 'Unavailable' } },
    act: inTurn(press('remove'), confirm, waitFor('dialog [role="alert"]')),
  }),
  one('removed', {
    replies: { ...filled, '/console-api/RemoveWebhook': {} },
    act: inTurn(press('remove'), confirm, news),
  }),
  one('message', { replies: filled, act: inTurn(rowButton(0), waitFor('dialog pre')) }),
  one('message, not sent yet', {
    replies: {
      ...filled,
      '/console-api/LoadDelivery': {
        ...opened,
        ...{ Headers: [], Response: '', StatusCode: 0, Tries: 0, TriedAt: '', DurationMs: 0 },
      },
    },
    act: inTurn(rowButton(0), waitFor('dialog pre')),
  }),
  one('message, no reply', {
    replies: {
      ...filled,
      '/console-api/LoadDelivery': { ...opened, StatusCode: 0, Problem: 'connection', State: 'failed', Response: '' },
    },
    act: inTurn(rowButton(0), waitFor('dialog pre')),
  }),
  one('message, empty reply', {
    replies: {
      ...filled,
      '/console-api/LoadDelivery': { ...opened, StatusCode: 204, State: 'delivered', Response: '' },
    },
    act: inTurn(rowButton(0), waitFor('dialog pre')),
  }),
  one('loading, message', {
    replies: { ...filled, '/console-api/LoadDelivery': 'pending' },
    act: inTurn(rowButton(0), waitFor('dialog')),
  }),
  one('message not loaded', {
    replies: { ...filled, '/console-api/LoadDelivery': { refused: 'NoAccess' } },
    act: inTurn(rowButton(0), waitFor('dialog [role="alert"]')),
  }),
  one('sent again', {
    replies: { ...filled, '/console-api/ResendDelivery': {} },
    act: inTurn(rowButton(1), news),
  }),
  one('sent again, off', {
    replies: { ...filled, '/console-api/ResendDelivery': { refused: 'WebhookOff' } },
    act: inTurn(rowButton(1), news),
  }),
  one('replay', { replies: filled, act: replaying }),
  one('replay, wrong', replayRefused('InvalidReplayPeriod')),
  one('replay, too many', replayRefused('TooManyToReplay')),
  one('replay, off', {
    replies: { ...filled, '/console-api/ReplayWebhook': { refused: 'WebhookOff' } },
    act: inTurn(replaying, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  one('replayed', replayed(37)),
  one('replayed one', replayed(1)),
  one('replayed none', replayed(0)),
  one('replay, busy', {
    replies: { ...filled, '/console-api/ReplayWebhook': 'pending' },
    act: inTurn(replaying, submitDialog),
  }),
]
