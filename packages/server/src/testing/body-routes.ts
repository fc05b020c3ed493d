import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { institutionPath } from '@foyer/dev/simulated-bank/bank-data-simulated.ts'
import { filledPath } from '@foyer/domain/kit/path-fields.ts'
import { downloadUploadPath } from '../documents/download-upload.ts'
import { documentUploadPaths } from '../documents/upload-routes.ts'
import { downloadPath } from '../insurance/index.ts'
import { noticeRoute } from '../signing/notice-url.ts'
import { uploadImagePath } from '../site/upload-image.ts'
import type { BodyRoute } from './broken-requests.ts'
import { aPhoto, makeDocumentRequest, makeSite } from './builders.ts'
import { giveSite, makeBrokerage, makeStaff } from './office-builders.ts'
import { makeOwner } from './owner.ts'
import { smallestValue } from './schema-values.ts'
import type { TestFoyer } from './start-test-foyer.ts'

const site = { SiteID: 'ours', siteID: 'ours', siteId: 'ours' }

/**
 * Every route of the server with a body, with an authorized caller: the calls from their declarations, and the few
 * other routes.
 */
export const bodyRoutes = async (foyer: TestFoyer): Promise<BodyRoute[]> => {
  await makeSite(foyer, 'ours')
  const { owner, ids } = await makeOwner(foyer, 'ours')
  const { itemId, ids: requestIds } = await makeDocumentRequest(foyer, 'ours')
  await owner.client.call('/api/RDACCESS', requestIds)
  const brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  const staff = await makeStaff(foyer, brokerageId)
  const cookie = [...owner.client.cookies, ...staff.client.cookies]
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const headersOf = (path: string): BodyRoute['headers'] => [
    path.startsWith('/broker-api/') ? ['Authorization', `Bearer ${foyer.operatorToken}`] : ['Cookie', cookie],
  ]
  const calls = allCalls.flatMap((call) =>
    pathsOf(call).map((declared): Omit<BodyRoute, 'headers'> => {
      const value = smallestValue(call.body, { ...ids, ...site })
      const accepts = call.takesForms ? (['json', 'urlencoded', 'multipart'] as const) : (['json'] as const)
      return { path: filledPath(declared, value), accepts, value }
    }),
  )
  const file = await aPhoto()
  const forms: Omit<BodyRoute, 'headers'>[] = [
    ...documentUploadPaths.map((path) => ({
      path: `${path}/${itemId}`,
      accepts: ['multipart'] as const,
      value: { SiteID: 'ours' },
      file,
    })),
    { path: uploadImagePath, accepts: ['multipart'], value: { SiteID: 'ours', Kind: 'AgentProfilePhoto' }, file },
    { path: downloadUploadPath, accepts: ['json'], value: { SiteID: 'ours', DFRequestDocItemUploadID: 1 } },
    { path: downloadPath, accepts: ['urlencoded'], value: { CliApplicationId: 1, Token: 'a', SiteId: 'ours' } },
    {
      path: noticeRoute.replace(':siteId', 'ours').replace(':requestId', 'a'),
      accepts: ['json'],
      value: { event: 'recipient-completed', data: { envelopeId: 'a' } },
    },
    { path: institutionPath, accepts: ['urlencoded', 'multipart'], value: { visit: 'a', institution: 'a' } },
  ]
  return [...calls, ...forms].map((route) => ({ ...route, headers: headersOf(route.path) }))
}
