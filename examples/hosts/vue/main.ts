import { defineAll } from '@foyer/elements';
import { createApp } from 'vue';
import AccountPage from './account-page.vue';

defineAll({ only: ['login', 'orders'], settings: { api: 'https://portal.example' } });
createApp(AccountPage).mount('#root');
