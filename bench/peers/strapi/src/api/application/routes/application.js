const { createCoreRouter } = require('@strapi/strapi').factories

module.exports = createCoreRouter('api::application.application', { only: ['create', 'findOne'] })
