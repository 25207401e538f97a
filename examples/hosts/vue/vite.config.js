import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('foyer-');
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
