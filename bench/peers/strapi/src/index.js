/** What each of the API's records had written to it, by whom: Strapi's own audit log is a feature of its paid plans. */
const audited = new Set(['create', 'update'])

/** What a signed-in person may call at all; whose records these are is a matter of the controllers. */
const actions = [
  'api::application.application.create',
  'api::application.application.findOne',
  'api::address.address.find',
  'api::address.address.update',
]

module.exports = {
  register({ strapi }) {
    strapi.documents.use(async (context, next) => {
      const result = await next()
      if (audited.has(context.action) && context.uid.startsWith('api::'))
        await strapi.db.query('api::audit.audit').create({
          data: {
            person: strapi.requestContext.get()?.state.user?.id,
            action: context.action,
            kind: context.uid,
            record: result?.documentId,
            data: context.params.data,
            at: new Date(),
          },
        })
      return result
    })
  },

  async bootstrap({ strapi }) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } })
    for (const action of actions)
      await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } })
    const users = strapi.plugin('users-permissions').service('user')
    for (const email of JSON.parse(process.env.OWNERS))
      await users.add({
        username: email,
        email,
        password: process.env.OWNERS_PASSWORD,
        provider: 'local',
        confirmed: true,
        role: role.id,
      })
  },
}
