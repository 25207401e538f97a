import { defineAll } from '@foyer/elements';
import { mount } from 'svelte';
import Account from './account.svelte';

defineAll({ only: ['login', 'orders'], settings: { api: 'https://portal.example' } });
const target = document.getElementById('root');
if (target) mount(Account, { target });
