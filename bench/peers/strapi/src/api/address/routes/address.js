const { createCoreRouter } = require('@strapi/strapi').factories

module.exports = createCoreRouter('api::address.address', { only: ['find', 'update'] })
